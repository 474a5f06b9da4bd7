import { agentAnnouncements } from '#api/agent-announcements.ts';
import { agentBills } from '#api/agent-bills.ts';
import { agentTeamOverview } from '#api/agent-reports.ts';
import { agentRights } from '#domain/agents/agent-kinds.ts';
import { answer, currencyIn, inDays } from './sample-answers.ts';
import type { RecordedAnswers } from './recording.ts';
import { asAgent } from './sample-agent.ts';
import { agentContracts } from '#api/contracts.ts';
import { billsOf } from './sample-bills.ts';
import { contractAnswers, given } from './sample-contracts.ts';

const announcement = (id: string, title: string, days: number, read: boolean) => ({
  id,
  title,
  content: '<p>Dividends and salaries are worked out and paid on each day of the holidays.</p>',
  language: 'en',
  publishedAt: inDays(days),
  promotionType: null,
  read,
});

const announcements = [
  announcement('year-end', 'Settling over the year-end holidays', -2, false),
  announcement('links', 'Figures for each invitation link', -8, false),
  announcement('offers', 'Answer offers within 72 hours', -14, true),
];

/** A day of the team, more on weekends. */
const dayOf = (at: number) => {
  const busy = 40 + ((at * 7) % 5) * 9 + (at % 7 > 4 ? 30 : 0);
  return {
    bets: busy * 12,
    stakeMinor: busy * 310_000,
    payoutMinor: busy * 288_000,
    validBetMinor: busy * 300_000,
    bonusMinor: busy * 2000,
    rebateMinor: busy * 1500,
    salaryMinor: busy * 700,
    feeMinor: 0,
    depositMinor: busy * 55_000,
    withdrawalMinor: busy * 34_000,
    firstDeposits: at % 4,
    registered: at % 3,
    profitMinor: busy * -18_500,
    baseMinor: busy * 17_800,
  };
};

type Day = ReturnType<typeof dayOf>;

const days = Array.from({ length: 30 }, (_, at) => dayOf(at));

const sumOf = (field: keyof Day): number => days.reduce((sum, day) => sum + day[field], 0);

const overview = (recorded: RecordedAnswers) => ({
  from: inDays(-29).slice(0, 10),
  to: inDays(0).slice(0, 10),
  timeZone: 'Asia/Yangon',
  currency: currencyIn(recorded),
  crumbs: [],
  countedUntil: inDays(0),
  directDownlines: 6,
  allDownlines: 1490,
  active: 412,
  total: Object.fromEntries(
    Object.keys(dayOf(0)).map((field) => [field, sumOf(field as keyof Day)]),
  ),
  incomeMinor: 2_188_920,
  days: days.map((day, at) => ({
    ...day,
    day: inDays(at - 29).slice(0, 10),
    active: Math.round(day.bets / 15),
    allDownlines: 1440 + at,
  })),
});

const told = answer({ announcements, pageNo: 1, totalPages: 1, unread: 2 });

/** An agent who has just arrived: a team that plays, an offer that waits, bills and announcements. */
export const agentHomeAnswers = (recorded: RecordedAnswers): RecordedAnswers => ({
  ...contractAnswers(recorded),
  ...asAgent(recorded, agentRights),
  [`GET ${agentContracts.path}?choice=waiting&side=given`]: answer({
    items: given.slice(0, 1),
    next: null,
  }),
  [`GET ${agentTeamOverview.path}?preset=last30`]: answer(overview(recorded)),
  [`GET ${agentBills.path}?pageSize=5&side=had`]: answer({
    items: [
      ...billsOf('dividend').slice(0, 1),
      ...billsOf('daily').map((bill) => ({ ...bill, billId: bill.billId + 10 })),
    ],
    next: null,
    totals: { bills: 4, figureMinor: 0, dueMinor: 0, paidMinor: 0, owedMinor: 0 },
  }),
  [`GET ${agentAnnouncements.path}?pageNo=1&pageSize=3`]: told,
  [`GET ${agentAnnouncements.path}?pageNo=1&pageSize=8`]: told,
});
