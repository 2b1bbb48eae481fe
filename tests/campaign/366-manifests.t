# 366-manifests.t -- 1X 26, 45, 366 to 375: where leaders and units of the two scenarios stand.

test 1X-6-1 1X-13-2  leaders stand on the map; a unit is on the track of its leader and has no hex
  scenario  campaign
  expect    truth units[id=saint-hilaire].leader = soult
  expect    truth units[id=saint-hilaire].hex absent
  expect    truth units[id=suchet].leader = lannes
  expect    truth units[id=suchet].sp = 7

test 1X-26-1 1X-371-1  a manifest gives a leader his hex or the leader above him, a unit its track and strength
  scenario  campaign
  expect    truth leaders[id=murat].hex = 1949
  expect    truth leaders[id=lannes].under = murat
  expect    truth leaders[id=soult].under = murat
  expect    truth leaders[id=soult].standing = under
  expect    truth units[id=suchet].leader = lannes
  expect    truth units[id=suchet].sp = 7

test 1X-366-1 1X-45-1 1X-367-1  Soult's and Lannes's units stand where their rows say
  scenario  campaign
  expect    truth units[id=saint-hilaire].leader = soult
  expect    truth units[id=vandamme].leader = soult
  expect    truth units[id=legrand-div].leader = soult
  expect    truth units[id=margaron].leader = soult
  expect    truth units[id=iv-guns].leader = soult
  expect    truth units[id=suchet].leader = lannes
  expect    truth units[id=v-guns].leader = lannes
  expect    truth units[id=vandamme].sp = 8
  expect    truth units[id=suchet].sp = 7

test 1X-366-3  where the French leaders stand in turn 1
  scenario  campaign
  expect    truth leaders[id=napoleon].hex = 2355
  expect    truth leaders[id=murat].hex = 1949
  expect    truth leaders[id=oudinot].hex = 1645
  expect    truth leaders[id=legrand].hex = 1949
  expect    truth leaders[id=mg-cav-1].hex = 1544
  expect    truth leaders[id=mg-cav-2].hex = 2749
  expect    truth leaders[id=mg-inf-1].hex = 3857
  expect    truth leaders[id=davout].under = napoleon
  expect    truth leaders[id=bessieres].under = napoleon
  expect    truth leaders[id=soult].under = murat
  expect    truth leaders[id=lannes].under = murat

test 1X-366-4  where the Coalition leaders stand
  scenario  campaign
  expect    truth leaders[id=kutusov].hex = 1138
  expect    truth leaders[id=bagration].hex = 1542
  expect    truth leaders[id=liechtenstein].hex = 2946
  expect    truth leaders[id=dokhturov].under = kutusov
  expect    truth leaders[id=miloradovich].under = kutusov
  expect    truth leaders[id=kienmayer].under = liechtenstein

test 1X-366-5  centres, sources and points at the start
  scenario  campaign
  expect    truth armies[side=french].centre = 2355
  expect    truth armies[side=french].centre_state = map
  expect    truth armies[side=french].source = 2355
  expect    truth armies[side=french].ap = 8
  expect    truth armies[side=coalition].centre = 1533
  expect    truth armies[side=coalition].source = 4607
  expect    truth armies[side=coalition].ap = 6

test 1X-366-7  the French in the short game
  scenario  short
  expect    truth leaders[id=napoleon].hex = 2921
  expect    truth leaders[id=murat].hex = 3420
  expect    truth leaders[id=soult].hex = 3622
  expect    truth leaders[id=mg-cav-1].hex = 4018
  expect    truth leaders[id=bernadotte].hex = 313
  expect    truth leaders[id=wrede].hex = 413
  expect    truth leaders[id=davout].hex = 2355
  expect    truth leaders[id=mg-inf-1].hex = 4358
  expect    truth leaders[id=mg-cav-2].hex = 3034
  expect    truth leaders[id=bessieres].under = napoleon
  expect    truth leaders[id=oudinot].under = napoleon
  expect    truth leaders[id=lannes].under = napoleon
  expect    truth leaders[id=legrand].under = soult
  expect    truth leaders[id=mortier].under = davout
  expect    truth armies[side=french].centre = 2921
  expect    truth armies[side=french].source = 2355
  expect    truth armies[side=french].ap = 9

test 1X-366-8  the Coalition in the short game
  scenario  short
  expect    truth leaders[id=kutusov].hex = 4409
  expect    truth leaders[id=dokhturov].hex = 4312
  expect    truth leaders[id=buxhowden].hex = 4410
  expect    truth leaders[id=liechtenstein].hex = 4607
  expect    truth leaders[id=constantine].hex = 4608
  expect    truth leaders[id=bagration].hex = 4217
  expect    truth leaders[id=kienmayer].hex = 4424
  expect    truth leaders[id=merveldt].hex = 4333
  expect    truth leaders[id=miloradovich].under = kutusov
  expect    truth leaders[id=kolowrat].under = kutusov
  expect    truth leaders[id=wimpffen].under = buxhowden
  expect    truth leaders[id=langeron].under = buxhowden
  expect    truth leaders[id=przybyszewski].under = buxhowden
  expect    truth leaders[id=uvarov].under = liechtenstein
  expect    truth armies[side=coalition].centre = 4607
  expect    truth armies[side=coalition].source = 5909
  expect    truth armies[side=coalition].ap = 7

test 1X-366-9  infantry over 5 SP is 1 SP lower in the short game
  scenario  short
  expect    truth units[id=suchet].sp = 6
  expect    truth units[id=caffarelli].sp = 5
  expect    truth units[id=saint-hilaire].sp = 5
  expect    truth units[id=vandamme].sp = 7

test 1X-366-10  who is not named is with his corps, and Davout leads in Wien
  scenario  short
  expect    truth units[id=margaron].leader = soult
  expect    truth units[id=horse-guns].leader = murat
  expect    truth units[id=viallanes].leader = davout
  expect    truth units[id=dumonceau].leader = mortier
  expect    truth units[id=iv-guns].leader = soult
  expect    truth leaders[id=mortier].under = davout

test 1X-375-1 1X-375-2  Bourcier, alone at Nikolsburg, is led by a Major General of cavalry
  scenario  short
  expect    truth units[id=bourcier].leader = mg-cav-2
  expect    truth leaders[id=mg-cav-2].hex = 3034

test 1X-368-1  Legrand without units is no formation, and Bernadotte waits on the turn track
  scenario  campaign
  expect    truth leaders[id=bernadotte].standing = coming
  play      coalition: done
  refuse    french: forage-start legrand because 1X-238-3
  offer     french: forage-start murat

test 1X-45-2  from the set-up on nobody sees the strengths of the other
  scenario  campaign
  expect    view french units[id=suchet].sp = 7
  expect    view coalition units[id=suchet].sp absent
