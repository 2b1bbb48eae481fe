// invitation.ts -- invitations as people meet them: looked at, followed, too late, in both languages.

import type { Page } from 'playwright-core';

import { House, LINK, ME, myTurn, sitDown } from './people';
import { check, same, test } from './tap';

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const ANNA = { ...ME, player: 'Anna' };

// Without sitting down, as House.page would.
async function look(house: House, path: string, size = WIDE, locale = 'en-GB'): Promise<Page> {
  const page = await house.page('/', await house.guest(size, { locale }));
  await page.goto(house.server.address + path);
  return page;
}

async function fits(page: Page): Promise<void> {
  const [needed, given] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  check(needed! <= given!, `${needed} pixels wide in a window of ${given}`);
}

async function shoot(page: Page, name: string): Promise<void> {
  const folder = process.env['BERTHIER_SHOTS'];
  if (folder) await page.screenshot({ path: `${folder}/${name}.png` });
}

async function seatsOf(page: Page): Promise<void> {
  await page.getByRole('tab', { name: /Seats|Places/ }).click();
}

export function invitationTests(house: House): void {
  for (const [size, name] of [
    [WIDE, 'wide'],
    [PHONE, 'phone'],
  ] as const)
    for (const locale of ['en-GB', 'fr-FR'] as const)
      test(`an invitation says what it is and waits for a click (${name}, ${locale})`, async () => {
        const french = locale === 'fr-FR';
        const made = await house.make([ANNA, LINK], 'triumph', '2-december');
        const page = await look(house, made.seats[1]!.link!, size, locale);
        const heading = french ? 'Anna vous invite' : 'Anna invites you';
        await page.getByRole('heading', { name: heading }).waitFor();
        const text = await page.locator('main').innerText();
        for (const word of ['Napoleon’s Triumph', french ? 'Alliés' : 'Allied'])
          check(text.replaceAll("'", '’').includes(word), `no ${word} in: ${text}`);
        await fits(page);
        await shoot(page, `invitation-${name}-${locale}`);
        const before = page.url();
        await page.reload();
        await page.getByRole('heading', { name: heading }).waitFor();
        await sitDown(page);
        await page.locator('.stage').waitFor();
        check(page.url() !== before, 'the invitation is still in the address');
        await page.goBack();
        check(!page.url().includes('/i/'), 'the invitation is in the history');
        const late = await look(house, made.seats[1]!.link!, size, locale);
        await late
          .getByRole('heading', { name: french ? 'occupe déjà cette place' : 'already' })
          .waitFor();
        await fits(late);
        await shoot(late, `taken-${name}-${locale}`);
      });

  test('the invitation leads whoever sat down to his seat again, and so does an old /m/ link', async () => {
    const made = await house.make([ME, LINK]);
    const link = made.seats[1]!.link!;
    const context = await house.guest();
    const guest = await house.page(link, context);
    const seat = guest.url();
    for (const path of [link, link.replace('/i/', '/m/')]) {
      const again = await context.newPage();
      await again.goto(house.server.address + path);
      await again.waitForURL(seat);
      await myTurn(again);
    }
    await guest.goto(house.server.address);
    await guest.locator('#continue a').first().waitFor();
    same(
      await guest.locator('#continue a').evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).href)),
      [seat],
      'matches to go on with',
    );
  });

  test('the owner sees that the seat is taken and never its link; both agree on another guest', async () => {
    const made = await house.make([ANNA, LINK]);
    const owner = await house.page(made.link, await house.guest(WIDE));
    await seatsOf(owner);
    const field = owner.getByLabel('Invitation for Red');
    await field.waitFor();
    await shoot(owner, 'owner-waits');
    const first = await field.inputValue();
    await owner.getByRole('button', { name: 'Another invitation' }).click();
    await owner.waitForFunction(
      (old) => document.querySelector<HTMLInputElement>('.seats .copylink input')?.value !== old,
      first,
    );
    const second = new URL(await field.inputValue()).pathname;
    const stale = await look(house, new URL(first).pathname);
    await stale.getByRole('heading', { name: 'withdrawn' }).waitFor();

    const guest = await house.page(second, await house.guest(WIDE));
    await myTurn(guest);
    await owner.locator('.seats').filter({ hasText: 'Taken since' }).waitFor();
    await shoot(owner, 'owner-taken');
    const token = guest.url().split('/').pop()!;
    check(!(await owner.content()).includes(token), 'the owner has the link of the seat');
    await seatsOf(guest);
    await guest.getByText('My link for another device').click();
    same(await guest.getByLabel('Whoever has it has your seat').inputValue(), guest.url(), 'link');
    await guest.getByRole('button', { name: 'Give my seat a new link' }).click();
    await guest.waitForURL((url) => !url.pathname.endsWith(token));
    await shoot(guest, 'guest-link');
    await guest.reload();
    await myTurn(guest);

    await owner.getByRole('button', { name: 'Ask to give the seat' }).click();
    await guest.locator('.asks').filter({ hasText: 'asks you to leave your seat' }).first().waitFor();
    await shoot(guest, 'guest-asked');
    await guest.getByRole('button', { name: 'Agree' }).first().click();
    await guest.getByRole('heading', { name: 'Somebody else is invited' }).waitFor();
    await field.waitFor();
    const other = await house.page(new URL(await field.inputValue()).pathname);
    await myTurn(other);
    await owner.getByRole('button', { name: 'Close the match' }).click();
    await owner.getByRole('button', { name: 'Yes, close the match for all' }).click();
    await other.locator('.ended').filter({ hasText: 'has closed it' }).waitFor();
  });

  test('what the server cannot read is told as that, in both languages', async () => {
    for (const [locale, words] of [
      ['en-GB', 'cannot read or write its matches'],
      ['fr-FR', 'ne peut ni lire ni écrire ses parties'],
    ] as const) {
      const made = await house.make([ANNA, LINK]);
      const context = await house.guest(PHONE, { locale });
      await context.route('**/api/invitation/*', (route) =>
        route.fulfill({
          status: 503,
          contentType: 'application/json',
          body: '{"error": {"code": "store-trouble", "reason": "the file"}}',
        }),
      );
      const page = await context.newPage();
      await page.goto(house.server.address + made.seats[1]!.link!);
      await page.getByRole('heading', { name: words }).waitFor();
      await context.unroute('**/api/invitation/*');
      await page.getByRole('button', { name: /Try again|Réessayer/ }).click();
      await page.getByRole('heading', { name: /Anna/ }).waitFor();
    }
  });

  test('the owner’s seats on a telephone, in French', async () => {
    const made = await house.make([ANNA, LINK]);
    const owner = await look(house, made.link, PHONE, 'fr-FR');
    await owner.getByRole('button', { name: 'Journal' }).first().click();
    await seatsOf(owner);
    await owner.getByLabel('Invitation pour : Rouge').waitFor();
    await owner.getByText('cette partie sera supprimée le').waitFor();
    await fits(owner);
    await shoot(owner, 'owner-phone-fr');
  });
}
