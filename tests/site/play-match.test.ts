import type { Locator } from 'playwright';
import { formatOdds } from '#components/BetRecordRow/format-odds.ts';
import { payoutMinor } from '#domain/payout.ts';
import type { Bet } from '#platform/base/database/bet-tables.ts';
import { expect, nightly } from '../support/browser.ts';
import {
  betsOf,
  buttonOf,
  endedBetsOf,
  expectAgreement,
  expectBalance,
  openGame,
  panelOf,
  type Play,
  playSay,
  setStake,
} from '../support/browser-play.ts';

/** A match is on for 24 seconds, after bets were taken for 40. */
const WHOLE_ROUND_MS = 90_000;

/** The market that leads a match of goals, a series, and a race. */
const firstMarket = new RegExp(
  `^(${(['result', 'winner', 'win'] as const).map((market) => playSay(`match.${market}`)).join('|')})$`,
);

/**
 * Chooses the first price of the first market and places the bet while it is taken: prices of a
 * round that has begun are dead, and those of the next are others.
 */
const placeOnFirst = async (play: Play): Promise<Locator> => {
  const price = play.frame
    .getByRole('group', { name: firstMarket })
    .first()
    .getByRole('button')
    .first();
  await expect(async () => {
    if ((await price.getAttribute('aria-pressed')) !== 'true')
      await price.click({ timeout: 10_000 });
    await buttonOf(play, playSay('shared.place')).click({ timeout: 10_000 });
  }).toPass({ timeout: WHOLE_ROUND_MS });
  return price;
};

/** What the platform has of a bet that was just placed. */
const placedBet = async (play: Play): Promise<Bet> => {
  await expect.poll(async () => (await betsOf(play)).length).toBe(1);
  const [bet] = await betsOf(play);
  if (!bet) throw new Error('the bet is gone');
  return bet;
};

// Together: nearly all of the time is spent waiting for matches that are played by the clock.
nightly.for([
  { gameType: 'SPORTS', code: 'shwe' },
  { gameType: 'ESPORTS', code: 'volt', phone: true },
] as const)(
  'a price of $gameType is taken at $code, settled, and agrees to the cent',
  { concurrent: true },
  async ({ gameType, ...place }, { visit, database }) => {
    const play = await openGame({ visit, database }, place, 'match', { gameType });
    const stakeMinor = await setStake(play);
    const price = await placeOnFirst(play);

    const placed = await placedBet(play);
    const odds = Number(placed.odds);
    expect(placed).toMatchObject({ status: 'open', gameType, stakeMinor });
    await expect(price).toContainText(formatOdds(odds, 'decimal', 'en'));
    await expectBalance(play, [placed]);
    const mine = panelOf(play).getByRole('definition');
    await expect(mine).toHaveText(playSay('shared.open'));

    const [bet] = await endedBetsOf(play, WHOLE_ROUND_MS);
    const paid = bet?.payoutMinor ?? 0;
    expect([0, payoutMinor(stakeMinor, [odds])]).toContain(paid);
    await expect(mine).toHaveText(
      paid > 0 ? playSay('shared.paid', { amount: play.money(paid) }) : playSay('shared.lost'),
    );
    await expectAgreement(play);
  },
);
