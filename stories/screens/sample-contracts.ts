import { agentContract, agentContracts, type Contract, previewContract } from '#api/contracts.ts';
import { agentDownline, agentDownlines, type TeamMember } from '#api/agents.ts';
import type { RecordedAnswers } from './recording.ts';
import { asAgent } from './sample-agent.ts';
import { answer, inDays } from './sample-answers.ts';
import { billAnswers } from './sample-bills.ts';

const terms: Contract['terms'] = [
  { rateMillis: 5000, fromMinor: 100_000, activeMembers: 3 },
  { rateMillis: 12_000, fromMinor: 5_000_000, activeMembers: 10 },
];

const contract = (contractId: number, own: Partial<Contract>): Contract => ({
  contractId,
  kind: 'dividend',
  upline: { memberId: null, name: null, isOwn: false },
  agent: { memberId: 1, name: 'demo', isOwn: true },
  terms,
  period: 'month',
  state: 'ACTIVE',
  proposedBy: 'platform',
  offeredAt: inDays(-70),
  expiresAt: null,
  startsAt: inDays(-60),
  endsAt: null,
  endReason: null,
  can: [],
  ...own,
});

const upline = { memberId: 1, name: 'demo', isOwn: true };

const below = (memberId: number, name: string) => ({
  upline,
  agent: { memberId, name, isOwn: false },
});

const offered = contract(12, {
  kind: 'daily',
  state: 'OFFERED',
  period: 'day',
  terms: [{ rateMillis: 150, fromMinor: 0, activeMembers: 0 }],
  offeredAt: inDays(-1),
  expiresAt: inDays(2),
  startsAt: null,
  can: ['accept', 'refuse'],
});

const had = [contract(3, {}), offered];

/** What the agent gives: one whose end is asked for, and one that was offered. */
export const given = [
  contract(21, {
    ...below(2, 'aungmyint'),
    state: 'TERMINATION_REQUESTED',
    proposedBy: 'own',
    can: ['agreeEnd', 'keep'],
  }),
  contract(22, {
    ...below(3, 'chitsu'),
    kind: 'hourly',
    period: 'hour',
    state: 'OFFERED',
    proposedBy: 'own',
    terms: [{ rateMillis: 50, fromMinor: 1_000_000, activeMembers: 5 }],
    startsAt: null,
    expiresAt: inDays(1),
    can: ['withdraw'],
  }),
];

const replaced = contract(8, {
  ...below(2, 'aungmyint'),
  state: 'SUPERSEDED',
  proposedBy: 'own',
  terms: [{ rateMillis: 4000, fromMinor: 0, activeMembers: 0 }],
  endsAt: inDays(-60),
  endReason: 'replaced',
});

const DEVICE = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/142.0 Mobile';

const signatures = [
  { action: 'offer', by: 'own', at: inDays(-70), device: DEVICE },
  { action: 'accept', by: 'other', at: inDays(-69), device: DEVICE },
  { action: 'start', by: 'platform', at: inDays(-60), device: null },
  { action: 'requestEnd', by: 'other', at: inDays(-1), device: DEVICE },
];

const direct = (memberId: number, name: string): TeamMember => ({
  memberId,
  name,
  isMasked: false,
  kind: 'agent',
  kindName: null,
  kindNameLanguage: null,
  status: 'active',
  level: 1,
  registeredAt: inDays(-90),
  lastLoginAt: null,
  directDownlines: 0,
  allDownlines: 0,
  transfersFrozenAt: null,
  hasNote: false,
  contracts: [],
});

/** What terms would have paid, and two deeper contracts that they do not cover. */
const preview = {
  ownTerms: terms,
  isCovered: true,
  startsAt: inDays(7),
  periods: [1, 2, 3].map((month) => ({
    startsAt: inDays(-30 * month),
    endsAt: inDays(30 - 30 * month),
    figureMinor: month === 2 ? -812_000 : 9_120_500,
    activeMembers: 14,
    rateMillis: month === 2 ? 0 : 5000,
    amountMinor: month === 2 ? 0 : 456_025,
  })),
  ending: [
    contract(31, {
      upline: { memberId: null, name: 'au***nt', isOwn: false },
      agent: { memberId: 5, name: 'kyawzin', isOwn: false },
      terms: [{ rateMillis: 6000, fromMinor: 0, activeMembers: 0 }],
    }),
    contract(32, {
      upline: { memberId: null, name: 'au***nt', isOwn: false },
      agent: { memberId: 6, name: 'thandar', isOwn: false },
      terms: [{ rateMillis: 7000, fromMinor: 500_000, activeMembers: 2 }],
      state: 'TERMINATION_REQUESTED',
    }),
  ],
  endingCount: 2,
};

const list = (rest: string) => `GET ${agentContracts.path}?${rest}`;

/** An agent with contracts above and below, and with bills of each kind. */
export const contractAnswers = (recorded: RecordedAnswers): RecordedAnswers => ({
  ...asAgent(recorded, ['seeTeam', 'offerContracts', 'signContracts', 'makeLinks']),
  [list('choice=waiting&side=had')]: answer({ items: [offered], next: null }),
  [list('choice=waiting&side=given')]: answer({ items: [], next: null }),
  [list('side=had')]: answer({ items: had, next: null }),
  [list('side=given')]: answer({ items: given, next: null }),
  [`GET ${agentDownlines.path}?pageSize=100&scope=direct&signers=true`]: answer({
    crumbs: [],
    total: 2,
    countedMost: 10_000,
    items: [direct(2, 'aungmyint'), direct(3, 'chitsu')],
    next: null,
  }),
  // Somebody of a large team, who is on none of the first pages.
  [`GET ${agentDownline.path}?memberId=77`]: answer({
    ...direct(77, 'zawlatt'),
    crumbs: [],
    mayTransfer: false,
  }),
  [`POST ${previewContract.path}`]: answer(preview),
  [`GET ${agentContract.path}?contractId=21`]: answer({
    contract: given[0],
    signatures,
    versions: [given[0], replaced],
  }),
  ...billAnswers,
});
