import { agentBill, agentBillBets, agentBills, type Bill } from '#api/agent-bills.ts';
import type { RecordedAnswers } from './recording.ts';
import { answer, inDays } from './sample-answers.ts';

const bill = (billId: number, kind: Bill['kind'], own: Partial<Bill>): Bill => ({
  billId,
  contractId: 3,
  kind,
  isOwn: true,
  party: null,
  startsAt: inDays(-billId),
  endsAt: inDays(1 - billId),
  revision: 1,
  figureMinor: 9_120_500,
  activeMembers: 14,
  rateMillis: 12_000,
  dueMinor: 1_094_460,
  paidMinor: 1_094_460,
  owedMinor: 0,
  state: 'PAID',
  calculatedAt: inDays(1 - billId),
  paidAt: inDays(1 - billId),
  ...own,
});

/** Three bills of a kind: due, paid, and one whose tier was not reached. */
export const billsOf = (kind: Bill['kind']): Bill[] => [
  bill(1, kind, { state: 'PAYABLE', paidMinor: 0, paidAt: null }),
  bill(2, kind, {}),
  bill(3, kind, {
    state: 'NOT_REACHED',
    figureMinor: -812_000,
    rateMillis: 0,
    dueMinor: 0,
    paidMinor: 0,
    paidAt: null,
  }),
];

const arithmetic = {
  bill: bill(2, 'dividend', {
    isOwn: false,
    party: 'aungmyint',
    state: 'DEFAULTED',
    paidMinor: 594_460,
    paidAt: null,
    owedMinor: 500_000,
  }),
  terms: [
    { rateMillis: 5000, fromMinor: 100_000, activeMembers: 3 },
    { rateMillis: 12_000, fromMinor: 5_000_000, activeMembers: 10 },
  ],
  stakeMinor: 61_200_000,
  payoutMinor: 50_079_500,
  validMinor: 60_900_000,
  bonusMinor: 900_000,
  rebateMinor: 300_000,
  salaryMinor: 0,
  feeMinor: 0,
  carryMinor: -800_000,
  grossMinor: 1_094_460,
  deeperMinor: 0,
  tooMuchMinor: 0,
  remainderIn: 40_000,
  remainderOut: 12_500,
  guaranteedMinor: 0,
  repaidMinor: 0,
};

const bets = [1, 2, 3].map((hour) => ({
  betId: 900 - hour,
  name: hour === 2 ? 'th***ar' : 'kyawzin',
  gameType: 'slot',
  settledAt: inDays(-1.5 - hour / 24),
  stakeMinor: 20_000 * hour,
  payoutMinor: hour === 2 ? 90_000 : 0,
  validMinor: 20_000 * hour,
}));

/** Bills of each kind; one that was not paid in time, with the bets that it counts. */
export const billAnswers: RecordedAnswers = {
  ...Object.fromEntries(
    (['dividend', 'daily', 'hourly', 'realtime'] as const).map((kind) => [
      `GET ${agentBills.path}?kind=${kind}&side=had`,
      answer({
        items: billsOf(kind),
        next: null,
        totals: {
          bills: 3,
          figureMinor: 17_429_000,
          dueMinor: 2_188_920,
          paidMinor: 1_094_460,
          owedMinor: 1_094_460,
        },
      }),
    ]),
  ),
  [`GET ${agentBill.path}?billId=2`]: answer(arithmetic),
  [`GET ${agentBillBets.path}?billId=2`]: answer({ items: bets, next: 896 }),
};
