# What the tables say, where a statement gives the numbers.

test A05-3.1-2  the field is 2800 by 2500 hu
  expect table map.json width = 2800
  expect table map.json height = 2500

test A05-16.2-3  the fog lifts on 5, 4, 3 and then of itself, never before turn 4
  expect table fog.tsv [turn="1"].lifts_on = "7"
  expect table fog.tsv [turn="2"].lifts_on = "7"
  expect table fog.tsv [turn="3"].lifts_on = "7"
  expect table fog.tsv [turn="4"].lifts_on = "5"
  expect table fog.tsv [turn="5"].lifts_on = "4"
  expect table fog.tsv [turn="6"].lifts_on = "3"
  expect table fog.tsv [turn="7"].lifts_on = "0"
  expect table fog.tsv [turn="8"].lifts_on = "0"
  expect table fog.tsv [turn="9"].lifts_on = "0"
  expect table fog.tsv [turn="10"].lifts_on = "0"
  expect table fog.tsv [turn="11"].lifts_on = "0"
  expect table fog.tsv [turn="12"].lifts_on = "0"

test A05-15.1-19  a hill by itself adds nothing, to fire or to combat
  expect table ground.tsv [ground=hill].fire = "0"
  expect table ground.tsv [ground=hill].combat = "0"
