import { describe } from 'vitest';
import { crashPaidMinor } from '#games/crash/rules/crash-rules.ts';
import { expect, nightly, test } from '../support/browser.ts';
import {
  betsOf,
  buttonOf,
  endedBetsOf,
  expectAgreement,
  expectBalance,
  expectRecords,
  openGame,
  panelOf,
  type Place,
  type Play,
  playSay,
  setStake,
} from '../support/browser-play.ts';
import { isWholeProof } from '../support/proof.ts';

/** The longest curve there can be lasts two minutes and a half. */
const WHOLE_ROUND_MS = 170_000;

/** A bet lies on the round that is open: its stake has left the balance. */
const expectPlaced = async (play: Play, stakeMinor: number): Promise<void> => {
  await expect.poll(async () => (await betsOf(play)).length).toBe(1);
  const [bet] = await betsOf(play);
  expect(bet).toMatchObject({ status: 'open', stakeMinor });
  await expectBalance(play, bet ? [bet] : []);
};

const joinCrash = async (play: Play, autoAt: string): Promise<number> => {
  const stakeMinor = await setStake(play);
  await play.frame.getByRole('textbox', { name: playSay('crash.autoAt') }).fill(autoAt);
  await buttonOf(play, playSay('crash.join')).click();
  await expectPlaced(play, stakeMinor);
  return stakeMinor;
};

/** The list of the rounds that have ended: the next round begins with one more. */
const expectRoundOver = async ({ frame }: Play): Promise<void> => {
  await expect(frame.getByText(playSay('crash.crashed'), { exact: true })).toBeVisible({
    timeout: WHOLE_ROUND_MS,
  });
};

/** The game says aloud what became of the bet. */
const expectSaid = async ({ frame, money }: Play, stakeMinor: number, payoutMinor: number) => {
  const said = frame.getByRole('status').filter({ hasText: money(stakeMinor) });
  await expect(said).toContainText(payoutMinor > 0 ? money(payoutMinor) : money(stakeMinor));
};

describe.concurrent('rounds that all players share', () => {
  nightly('a crash round is left by hand at shwe', async ({ visit, database }) => {
    const play = await openGame({ visit, database }, { code: 'shwe', phone: true }, 'crash');
    const stakeMinor = await joinCrash(play, '');
    const take = buttonOf(play, new RegExp(`^${playSay('climb.take', { amount: '' })}`));

    // A curve may end before anyone can leave it.
    await Promise.any([take.click(), expectRoundOver(play)]);
    const [bet] = await endedBetsOf(play);
    await expectSaid(play, stakeMinor, bet?.payoutMinor ?? 0);
    await expectRoundOver(play);
    await expectAgreement(play);
  });

  test.runIf(isWholeProof)(
    'a crash round is left at a named multiplier at volt',
    async ({ visit, database }) => {
      const play = await openGame({ visit, database }, { code: 'volt' }, 'crash');
      const stakeMinor = await joinCrash(play, '1.01');

      const [bet] = await endedBetsOf(play, WHOLE_ROUND_MS);
      // One round in fifty ends before it comes as far.
      expect([0, crashPaidMinor(stakeMinor, 101)]).toContain(bet?.payoutMinor);
      await expectSaid(play, stakeMinor, bet?.payoutMinor ?? 0);
      await expectRecords(play);
    },
  );

  const livePlaces: Place[] = [{ code: 'shwe' }, { code: 'volt', phone: true }];

  nightly.for(livePlaces)(
    'a live table pays at $code to the cent',
    async (place, { visit, database }) => {
      const play = await openGame({ visit, database }, place, 'live-table');
      const stakeMinor = await setStake(play);
      await play.frame
        .getByRole('group', { name: playSay('spots.board') })
        .getByRole('button')
        .first()
        .click();
      await buttonOf(play, playSay('shared.place')).click();
      await expectPlaced(play, stakeMinor);
      const mine = panelOf(play).getByRole('definition');
      await expect(mine).toHaveText(playSay('shared.open'));

      const [bet] = await endedBetsOf(play, WHOLE_ROUND_MS);
      const paid = bet?.payoutMinor ?? 0;
      await expect(mine).toHaveText(
        paid > 0 ? playSay('shared.paid', { amount: play.money(paid) }) : playSay('shared.lost'),
      );
      await expectAgreement(play);
    },
  );
});
