import { agentDownline, agentDownlines, agentNote, type TeamMember } from '#api/agents.ts';
import { asAgent } from './sample-agent.ts';
import { answer, inDays } from './sample-answers.ts';
import type { RecordedAnswers } from './recording.ts';

const person = (memberId: number, own: Partial<TeamMember>): TeamMember => ({
  memberId,
  name: `account${memberId}`,
  isMasked: false,
  kind: 'member',
  kindName: null,
  kindNameLanguage: null,
  status: 'active',
  level: 1,
  registeredAt: inDays(-200 + memberId),
  lastLoginAt: inDays(-memberId),
  directDownlines: 0,
  allDownlines: 0,
  transfersFrozenAt: null,
  hasNote: false,
  contracts: [],
  ...own,
});

const team: TeamMember[] = [
  person(2, {
    name: 'aungmyint',
    kind: 'agent',
    directDownlines: 12,
    allDownlines: 1480,
    contracts: [
      { kind: 'dividend', state: 'active' },
      { kind: 'daily', state: 'offered' },
    ],
  }),
  person(3, { name: 'chitsu', kind: 'subAgent', directDownlines: 4, allDownlines: 4 }),
  person(4, { name: 'hlaing77', lastLoginAt: null }),
  person(5, { name: 'khinlay', transfersFrozenAt: inDays(-3), hasNote: true }),
  person(6, { name: 'minthu', status: 'frozen' }),
  person(7, {
    name: 'partnerlinks',
    kind: 'affiliate',
    kindName: 'Publisher',
    kindNameLanguage: 'en',
  }),
];

const deeper: TeamMember[] = [
  person(21, {
    name: 'na****2',
    level: 2,
    isMasked: true,
    kind: 'agent',
    directDownlines: 1,
    allDownlines: 1,
  }),
  person(22, { name: 'th****8', level: 2, isMasked: true }),
];

const page = (items: TeamMember[], crumbs: object[] = []) =>
  answer({ crumbs, total: items.length, countedMost: 10_000, items, next: null });

const list = (rest: string) => `GET ${agentDownlines.path}?${rest}`;

/** An agent’s team, and what is told of one account of it. */
export const teamAnswers = (recorded: RecordedAnswers): RecordedAnswers => ({
  ...asAgent(recorded, ['seeTeam', 'writeNotes', 'moveTeamMoney']),
  [list('descending=false&pageSize=20&scope=direct&sort=name')]: page(team),
  [list('descending=false&pageSize=20&scope=direct&sort=name&under=2')]: page(deeper, [
    { memberId: 2, name: 'aungmyint' },
  ]),
  [list('pageSize=100')]: page(team),
  [`GET ${agentDownline.path}?memberId=5`]: answer({
    ...team[3],
    crumbs: [],
    mayTransfer: true,
  }),
  [`GET ${agentNote.path}?memberId=5`]: answer({
    text: 'Asked for a call on Monday.',
    writtenAt: inDays(-2),
  }),
});
