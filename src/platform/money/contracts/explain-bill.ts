import type { BillRow } from './bill-rows.ts';

/** One line of a bill's arithmetic. */
export interface BillLine {
  name: string;
  /** What the amount is, or how it comes about. */
  how: string;
  /** Null: the line is no amount of money. */
  minor: number | null;
}

const percent = (millis: number): string => `${Number((millis / 1000).toFixed(3))} %`;

/** The arithmetic of a bill line by line, in the order in which it is worked out. */
export const explainBill = (bill: BillRow): BillLine[] => [
  ...figureLines(bill),
  ...rateLines(bill),
  ...dueLines(bill),
];

const figureLines = (bill: BillRow): BillLine[] =>
  bill.kind === 'dividend'
    ? [
        { name: 'stakes', how: 'of the team in the period', minor: bill.stakeMinor },
        { name: 'payouts', how: 'less', minor: -bill.payoutMinor },
        { name: 'bonuses', how: 'less', minor: -bill.bonusMinor },
        { name: 'rebates', how: 'less', minor: -bill.rebateMinor },
        { name: 'salaries', how: 'less', minor: -bill.salaryMinor },
        { name: 'fees', how: 'less', minor: -bill.feeMinor },
        { name: 'carried', how: 'a loss of the bill before', minor: bill.carryMinor },
        { name: 'base', how: '= the sum', minor: bill.figureMinor },
      ]
    : [
        {
          name: 'valid bets',
          how: bill.kind === 'realtime' ? 'new since the bill before' : 'of the team in the period',
          minor: bill.figureMinor,
        },
      ];

const rateLines = ({ terms, ...bill }: BillRow): BillLine[] => [
  { name: 'active members', how: String(bill.activeMembers), minor: null },
  ...terms.map(({ rateMillis, fromMinor, activeMembers }) => ({
    name: `tier of ${percent(rateMillis)}`,
    how: `from, and ${activeMembers} active${rateMillis === bill.rateMillis ? ': reached, the rate' : ''}`,
    minor: fromMinor,
  })),
  {
    name: 'share',
    how: `= ${percent(bill.rateMillis)} of it, with ${bill.remainderIn} hundred-thousandths from before, ${bill.remainderOut} for the next`,
    minor: bill.grossMinor,
  },
];

const dueLines = (bill: BillRow): BillLine[] => {
  const whole = bill.grossMinor - bill.deeperMinor;
  return [
    { name: 'deeper', how: 'less what contracts below it have', minor: -bill.deeperMinor },
    ...(bill.revision > 1
      ? [
          {
            name: 'earlier',
            how: `less what the bills before revision ${bill.revision} came to, less what was paid too much`,
            minor: bill.dueMinor - whole,
          },
        ]
      : [{ name: 'too much', how: 'paid before', minor: bill.owedMinor }]),
    { name: 'due', how: '= the sum, never below 0', minor: bill.dueMinor },
    { name: 'paid', how: bill.state, minor: bill.paidMinor },
    ...(bill.guaranteedMinor > 0
      ? [
          {
            name: 'guaranteed',
            how: 'of that by the guarantee account',
            minor: bill.guaranteedMinor,
          },
          { name: 'repaid', how: 'of that by the upline', minor: bill.repaidMinor },
        ]
      : []),
    { name: 'open', how: '= due less paid', minor: bill.dueMinor - bill.paidMinor },
  ];
};
