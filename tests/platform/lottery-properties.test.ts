import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cancelFollow } from '#api/lottery-tickets.ts';
import { cancelIssue } from '#platform/play/lottery/cancel-issue.ts';
import { settleIssue } from '#platform/play/lottery/settle-issue.ts';
import { drawIssue, type LotteryFixture, startLotteryFixture } from '../support/lottery.ts';
import { inProof } from '../support/proof.ts';
import { operatorWho } from '../support/operator.ts';

const CASH_MINOR = 50_000;
const PEOPLE = 3;
const games = ['drawhouse-evening-3d', 'bamboodrum-bamboo-3d', 'bamboodrum-morning-3d'] as const;
const digits = Array.from({ length: 10 }, (_, digit) => String(digit));
/** Wins once in ten draws, and pays nearly what it cost. */
const line = { betType: 'straight', picks: [digits, digits, ['1']], unitMinor: 10, multiple: 1 };

let fixture: LotteryFixture;

beforeAll(async () => {
  fixture = await startLotteryFixture({});
});

afterAll(async () => {
  expect(await fixture.close()).toEqual({ unbalanced: [], wrong: [] });
});

type Step =
  | { kind: 'order'; who: number; draws: number; stopOnWin: boolean }
  | { kind: 'stop'; who: number }
  | { kind: 'cancel' }
  | { kind: 'draw' }
  | { kind: 'settle' };

const who = fc.nat(PEOPLE - 1);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constant('order' as const),
    who,
    draws: fc.integer({ min: 1, max: 3 }),
    stopOnWin: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('stop' as const), who }),
  fc.record({ kind: fc.constant('cancel' as const) }),
  fc.record({ kind: fc.constant('draw' as const) }),
  fc.record({ kind: fc.constant('settle' as const) }),
);

test('any order of purchases, stops, cancellations, draws and settlements keeps the books whole', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...games),
      fc.array(step, { minLength: 4, maxLength: 10 }),
      async (gameCode, steps) => {
        const people = await Promise.all(
          Array.from({ length: PEOPLE }, () => fixture.newMember(CASH_MINOR)),
        );
        const plans = people.map((): string[] => []);
        const issues = new Set<string>();
        const { database } = fixture.platform;
        const play = async (asked: Step): Promise<unknown> => {
          const [issueNo = ''] = issues;
          if (asked.kind === 'draw') return drawIssue(database, { gameCode, issueNo }).catch(none);
          if (asked.kind === 'settle') return settleIssue(database, { gameCode, issueNo });
          if (asked.kind === 'cancel')
            return cancelIssue(database, { gameCode, issueNo }, operatorWho('why'));
          const person = people[asked.who];
          if (!person) throw new Error('nobody');
          if (asked.kind === 'stop') {
            const [planId] = plans[asked.who] ?? [];
            return planId && fixture.platform.call(person, cancelFollow, { planId });
          }
          const bought = await fixture
            .follow(person, gameCode, { ...asked, lines: [line] })
            .catch(none);
          if (bought?.planId) plans[asked.who]?.push(bought.planId);
          for (const each of bought?.issues ?? []) issues.add(each);
          return bought;
        };
        // Two by two, so that they meet.
        for (let at = 0; at < steps.length; at += 2)
          await Promise.all(steps.slice(at, at + 2).map(play));
        for (const issueNo of issues) {
          await drawIssue(database, { gameCode, issueNo });
          await settleIssue(database, { gameCode, issueNo });
        }
        await expectWhole(people);
      },
    ),
    { numRuns: inProof(5, 12) },
  );
}, 120_000);

const none = (): null => null;

/** Nothing stays locked, and everybody has what their settled tickets left them. */
const expectWhole = async (
  people: readonly Awaited<ReturnType<LotteryFixture['newMember']>>[],
): Promise<void> => {
  for (const person of people) {
    const bets = await fixture.platform.database
      .selectFrom('bet')
      .select(['status', 'stakeMinor', 'payoutMinor'])
      .where('memberId', '=', person.memberId)
      .execute();
    const left = bets
      .filter(({ status }) => status !== 'void')
      .reduce((sum, bet) => sum - bet.stakeMinor + (bet.payoutMinor ?? 0), CASH_MINOR);
    expect(bets.filter(({ status }) => status === 'open')).toEqual([]);
    expect(await fixture.accountsOf(person)).toEqual({ cash: left, bonus: 0, locked: 0 });
  }
};
