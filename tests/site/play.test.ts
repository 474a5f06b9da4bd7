import { describe } from 'vitest';
import { isTrial } from '#platform/people/access/member-types.ts';
import { expect, journeys, nightly, test } from '../support/browser.ts';
import {
  betsOf,
  buttonOf,
  CASH,
  endedBetsOf,
  expectAgreement,
  expectBalance,
  openGame,
  panelOf,
  type Place,
  type Play,
  playSay,
  sentenceOf,
  setStake,
  whenInReach,
} from '../support/browser-play.ts';
import { say } from '../support/site-messages.ts';

/** The result of one round stands: in the game's own words, and in what the platform has. */
const expectResult = async (play: Play, stakeMinor: number): Promise<void> => {
  const bets = await endedBetsOf(play);
  expect(bets.map((bet) => bet.stakeMinor)).toEqual([stakeMinor]);
  await expect(panelOf(play)).toContainText(sentenceOf(play, bets));
};

/** What may be done in an open hand: one of them is always there. */
const handOpen = (play: Play) =>
  buttonOf(play, playSay('blackjack.stand')).or(buttonOf(play, playSay('blackjack.decline')));

/** Deals until a hand is open: one in twelve ends as it is dealt. */
const dealOpenHand = async (play: Play): Promise<void> => {
  const paid = new RegExp(
    (['Win', 'Loss', 'Even'] as const)
      .map((end) => playSay(`play.result${end}`, { stake: '.+', payout: '.+', net: '.+' }))
      .join('|'),
  );
  const open = handOpen(play);
  do {
    await buttonOf(play, playSay('blackjack.deal')).click();
    await expect(open.or(panelOf(play).getByText(paid))).toBeVisible();
  } while (!(await open.isVisible()));
};

/** Says no to an insurance, and stands. */
const endHand = async (play: Play): Promise<void> => {
  const stand = buttonOf(play, playSay('blackjack.stand'));
  const deal = buttonOf(play, playSay('blackjack.deal'));
  const decline = buttonOf(play, playSay('blackjack.decline'));
  if (await decline.isVisible()) {
    await decline.click();
    await expect(stand.or(deal)).toBeVisible();
  }
  if (await stand.isVisible()) await stand.click();
  await expect(deal).toBeVisible();
};

describe('rounds of one player', () => {
  const slotPlaces: Place[] = [{ code: 'shwe' }, { code: 'volt', phone: true }];

  journeys(slotPlaces)(
    'a slot spins at $code and agrees to the cent',
    async (place, { visit, database }) => {
      const play = await openGame({ visit, database }, place, 'slot');
      const stakeMinor = await setStake(play);
      await buttonOf(play, playSay('slot.spin')).click();

      await expectResult(play, stakeMinor);
      await expectAgreement(play);
    },
  );

  const dicePlaces: Place[] = [{ code: 'shwe', phone: true }, { code: 'volt' }];

  nightly.for(dicePlaces)(
    'a dice rolls at $code and agrees to the cent',
    async (place, { visit, database }) => {
      const play = await openGame({ visit, database }, place, 'dice');
      const stakeMinor = await setStake(play);
      await buttonOf(play, playSay('dice.roll')).click();

      await expectResult(play, stakeMinor);
      await expectAgreement(play);
    },
  );

  const blackjackPlaces: Place[] = [{ code: 'shwe' }, { code: 'volt', phone: true }];

  journeys(blackjackPlaces)(
    'an open hand of blackjack at $code is not left unasked, and goes on after a reload',
    async (place, { visit, database }) => {
      const play = await openGame({ visit, database }, place, 'blackjack');
      const { page, frame } = play;
      await setStake(play);
      await dealOpenHand(play);
      const hand = frame.getByRole('region', { name: playSay('blackjack.hand'), exact: true });
      const cards = await hand.ariaSnapshot();
      await expectBalance(play, await betsOf(play));

      await page.getByRole('button', { name: say('gamePlay.exit') }).click();
      const warning = page.getByRole('alertdialog', { name: say('gamePlay.leaveTitle') });
      // The cross has a name of its own.
      await expect(warning.getByRole('button', { name: say('common.close') })).toHaveCount(1);
      await warning.getByRole('button', { name: say('gamePlay.leaveStay') }).click();
      await expect(warning).toBeHidden();
      const asked = page.waitForEvent('dialog').then(async (dialog) => {
        await dialog.accept();
        return dialog.type();
      });
      await page.reload();
      expect(await asked).toBe('beforeunload');
      await whenInReach(page);
      await expect(handOpen(play)).toBeVisible();
      expect(await hand.ariaSnapshot()).toBe(cards);

      await endHand(play);
      const bets = await endedBetsOf(play);
      await expect(panelOf(play)).toContainText(sentenceOf(play, bets.slice(-1)));
      await expectAgreement(play);
      await page.getByRole('button', { name: say('roundReplay.exit') }).click();
      await expect(page).toHaveURL(/personalHistoryCopy/);
    },
  );

  const trialPlaces = [
    { code: 'shwe', type: 0, who: 'a member' },
    { code: 'volt', phone: true, type: 4, who: 'a trial account' },
  ];

  test.for(trialPlaces)(
    'a game is tried out at $code by $who without any money',
    async ({ type, ...place }, { visit, database }) => {
      const play = await openGame({ visit, database }, place, 'slot', { query: '?trial=1', type });
      const { page } = play;
      await expect(page.getByText(say('gamePlay.trialText'))).toBeAttached();
      const stakeMinor = await setStake(play);
      await buttonOf(play, playSay('slot.spin')).click();

      if (isTrial(type)) {
        await expectResult(play, stakeMinor);
        await expectBalance(play, await betsOf(play));
        return;
      }
      await expect(panelOf(play)).toContainText(play.money(stakeMinor));
      expect(await betsOf(play)).toEqual([]);
      expect(await play.readAccounts()).toEqual({ cash: CASH, locked: 0 });
      await page.goto('/personalHistoryCopy');
      await expect(page.getByText(say('history.bets.emptyTitle'))).toBeVisible();
    },
  );
});
