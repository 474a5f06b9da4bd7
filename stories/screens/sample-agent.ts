import { agentIncome } from '#api/agent-income.ts';
import { type AgentLink, agentLinkFigures, agentLinks } from '#api/agent-links.ts';
import { agentStanding } from '#api/agents.ts';
import { memberInfo } from '#api/member.ts';
import { answer, currencyIn, inDays, inEachLanguage, valueOf } from './sample-answers.ts';
import type { RecordedAnswers } from './recording.ts';

const link = (code: string, own: Partial<AgentLink>): AgentLink => ({
  code,
  name: '',
  kind: 'member',
  subId: '',
  domain: null,
  url: `https://brand.example/register?affiliateCode=${code}`,
  state: 'open',
  createdAt: inDays(-40),
  expiresAt: null,
  visits: 0,
  registrations: 0,
  firstDeposits: 0,
  contract: null,
  ...own,
});

const links: AgentLink[] = [
  link('HT6W29KD', {
    name: 'Spring video',
    subId: 'spring.24',
    visits: 1840,
    registrations: 96,
    firstDeposits: 41,
  }),
  link('QM3X7PBC', { name: 'Team leaders', kind: 'agent', expiresAt: inDays(12), visits: 31 }),
  link('ZR8V5NGF', { name: 'Old leaflet', state: 'closed', visits: 212, registrations: 9 }),
];

const movements = [
  { kind: 'moved', amountMinor: -250_000, balanceAfterMinor: 412_300 },
  { kind: 'realtimeSalary', amountMinor: 12_300, balanceAfterMinor: 662_300 },
  { kind: 'dailySalary', amountMinor: 150_000, balanceAfterMinor: 650_000 },
  { kind: 'dividend', amountMinor: 500_000, balanceAfterMinor: 500_000 },
];

const income = (recorded: RecordedAnswers) => ({
  currency: currencyIn(recorded),
  commissionMinor: 412_300,
  cashMinor: 250_000,
  minimumMinor: 100,
  maximumMinor: 100_000_000,
  from: inDays(-29).slice(0, 10),
  to: inDays(0).slice(0, 10),
  totals: movements.slice(1).map(({ kind, amountMinor }) => ({ kind, movements: 1, amountMinor })),
  items: movements.map((movement, place) => ({
    ...movement,
    seq: movements.length - place,
    at: inDays(-place),
    transferId: 900 - place,
  })),
  next: null,
});

/** The recorded member as an agent with these rights, and the team's sizes. */
export const asAgent = (recorded: RecordedAnswers, rights: readonly string[]): RecordedAnswers => ({
  ...inEachLanguage(recorded, {
    [`GET ${memberInfo.path}`]: answer({
      ...(valueOf(recorded, `GET ${memberInfo.path}`) as object),
      type: 1,
      isAgent: true,
    }),
  }),
  [`GET ${agentStanding.path}`]: answer({
    memberId: 1,
    kind: 'master',
    kindName: null,
    kindNameLanguage: null,
    rights,
    level: 1,
    upline: null,
    transfersFrozenAt: null,
    directDownlines: 6,
    allDownlines: 1490,
  }),
});

/** An agent with links, and with what was earned. */
export const agentAnswers = (recorded: RecordedAnswers): RecordedAnswers => ({
  ...asAgent(recorded, ['makeLinks', 'openMembers', 'sendPostbacks', 'signContracts']),
  [`GET ${agentLinks.path}`]: answer({
    own: link('XK4D7WQP', { visits: 77, registrations: 12, firstDeposits: 5 }),
    items: links,
    next: null,
    kinds: ['member', 'agent', 'subAgent', 'affiliate'],
    left: 48,
  }),
  [`GET ${agentLinkFigures.path}?by=subId&code=HT6W29KD&pageSize=20`]: answer({
    from: inDays(-29).slice(0, 10),
    to: inDays(0).slice(0, 10),
    items: [
      { key: '', name: '', visits: 340, registrations: 16, firstDeposits: 6 },
      { key: 'forum', name: '', visits: 210, registrations: 9, firstDeposits: 2 },
      { key: 'spring.24', name: '', visits: 1290, registrations: 71, firstDeposits: 33 },
    ],
    total: { visits: 1840, registrations: 96, firstDeposits: 41 },
    next: null,
  }),
  [`GET ${agentIncome.path}`]: answer(income(recorded)),
});
