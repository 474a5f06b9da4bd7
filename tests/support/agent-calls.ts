import * as announcements from '#api/agent-announcements.ts';
import * as bills from '#api/agent-bills.ts';
import * as records from '#api/agent-records.ts';
import * as reports from '#api/agent-reports.ts';
import * as income from '#api/agent-income.ts';
import * as figures from '#api/agent-link-figures.ts';
import * as links from '#api/agent-links.ts';
import * as postbacks from '#api/agent-postbacks.ts';
import * as agents from '#api/agents.ts';
import * as contracts from '#api/contracts.ts';
import type { AnyEndpoint } from '#api/endpoint.ts';
import { sql } from '#platform/base/database/sql.ts';
import type { Database } from '#platform/base/database/tables.ts';
import { downlineTransfer } from '#api/wallet.ts';

/** Whom a call is about. */
export interface Named {
  /** One that no row can have: an account that nobody has. */
  memberId: number;
  username: string;
  /** Where a call names a thing instead of an account: to find or make that account's own. */
  database: Database;
}

type Input = Record<string, unknown>;

/** How a call of agents is made about an account below. */
export interface AgentCall {
  endpoint: AnyEndpoint;
  /** The inputs in which the call names an account or something of one; empty: it names nothing of anybody else. */
  about: ((who: Named) => Input | Promise<Input>)[];
  /** Of the own branch it takes those directly below alone; and it may refuse them for another reason. */
  isForDirect?: boolean;
  /** Whether affiliates, who see no people, make it too. */
  isForAffiliates?: boolean;
}

const about = (endpoint: AnyEndpoint, ...inputs: AgentCall['about']): AgentCall => ({
  endpoint,
  about: inputs,
});

const cursorAt = (memberId: number) => Buffer.from(`${memberId} 0`).toString('base64url');

/** The payment password of whoever makes these calls. */
export const CALLER_PIN = '482913';

/**
 * Every call with access 'agent', and how it names an account that must be in the own branch. tests/platform/own-branch.test.ts
 * makes each with accounts from elsewhere; a call that is missing here fails it.
 */
export const agentCalls: readonly AgentCall[] = [
  about(agents.agentStanding),
  { ...about(announcements.agentAnnouncements), isForAffiliates: true },
  { ...about(announcements.readAgentAnnouncements), isForAffiliates: true },
  about(
    agents.agentDownlines,
    ({ memberId }) => ({ under: memberId }),
    ({ memberId }) => ({ under: memberId, scope: 'branch' }),
    ({ memberId }) => ({ after: cursorAt(memberId) }),
  ),
  about(agents.agentDownlinesFile, ({ memberId }) => ({ under: memberId })),
  about(agents.agentDownline, ({ memberId }) => ({ memberId })),
  about(agents.agentNote, ({ memberId }) => ({ memberId })),
  about(agents.writeAgentNote, ({ memberId }) => ({ memberId, text: 'Called on Monday.' })),
  about(
    agents.freezeTransfers,
    ({ memberId }) => ({ memberId, frozen: true }),
    ({ memberId }) => ({ memberId, frozen: false }),
  ),
  {
    ...about(contracts.agentContracts, ({ memberId }) => ({ side: 'given', memberId })),
    isForAffiliates: true,
  },
  // A contract and its bills belong to the two who signed it: tests/platform/agent-contracts.test.ts, contract-bills.test.ts.
  about(contracts.agentContract),
  about(contracts.proposeContract),
  about(contracts.answerContract),
  about(contracts.endContract),
  {
    ...about(contracts.offerContract, ({ memberId }) => ({
      memberId,
      ...terms,
      requestId: crypto.randomUUID(),
    })),
    isForDirect: true,
  },
  {
    ...about(contracts.previewContract, ({ memberId }) => ({ memberId, ...terms })),
    isForDirect: true,
  },
  about(bills.agentBills),
  about(bills.agentBillsFile),
  about(bills.agentBill),
  about(bills.agentBillBets),
  about(bills.payAgentBill),
  about(reports.agentTeamOverview, ({ memberId }) => ({ under: memberId })),
  about(
    reports.agentStatements,
    ({ memberId }) => ({ under: memberId }),
    ({ memberId }) => ({ under: memberId, by: 'day' }),
  ),
  about(reports.agentStatementsFile, ({ memberId }) => ({ under: memberId })),
  about(reports.agentRevenue, ({ memberId }) => ({ under: memberId })),
  about(reports.agentRevenueFile, ({ memberId }) => ({ under: memberId })),
  about(
    records.agentDownlineTransactions,
    ({ memberId }) => ({ under: memberId }),
    ({ memberId }) => ({ memberId }),
  ),
  about(
    records.agentDownlineTransactionsFile,
    ({ memberId }) => ({ under: memberId }),
    ({ memberId }) => ({ memberId }),
  ),
  about(
    records.agentDownlineBets,
    ({ memberId }) => ({ under: memberId }),
    ({ memberId }) => ({ memberId }),
  ),
  about(
    records.agentDownlineBetsFile,
    ({ memberId }) => ({ under: memberId }),
    ({ memberId }) => ({ memberId }),
  ),
  about(
    downlineTransfer,
    ({ memberId }) => ({ ...transfer(), memberId }),
    ({ username }) => ({ ...transfer(), account: username }),
  ),
  about(links.agentLinks),
  about(links.makeAgentLink),
  // A link belongs to who made it, not to whoever is above: tests/platform/agent-links.test.ts.
  about(links.closeAgentLink),
  about(figures.agentLinkFiguresFile),
  about(figures.agentLinkFigures),
  about(income.agentIncome),
  about(income.moveCommission),
  about(links.agentDomains),
  about(links.askForDomain),
  about(links.openedAccounts),
  about(postbacks.agentPostback),
  about(postbacks.setAgentPostback),
  about(postbacks.renewPostbackSecret),
  about(postbacks.testPostback),
  about(postbacks.postbackLog),
  about(links.openAccount),
  about(links.renewAccountSecret, async ({ memberId, database }) => {
    await openByCaller(database, memberId);
    return { memberId };
  }),
];

const terms = {
  kind: 'dividend',
  terms: [{ rateMillis: 1000, fromMinor: 0, activeMembers: 0 }],
} as const;

/** As if the caller had opened an account by hand, which has not signed in yet. */
const openByCaller = async (database: Database, memberId: number): Promise<void> => {
  await sql`with caller as (
      select merchant_id, id from member where payment_password_hash is not null
    ), opened as (
      insert into opened_account (merchant_id, member_id, opened_by)
        select m.merchant_id, m.id, caller.id from member m join caller using (merchant_id)
          where m.id = ${memberId} and m.id <> caller.id on conflict do nothing
    )
    update member set secret_until = now() + interval '1 hour' from caller
      where member.merchant_id = caller.merchant_id and member.id = ${memberId}
        and member.id <> caller.id`.execute(database);
};

const transfer = () => ({
  requestId: crypto.randomUUID(),
  amountMinor: 100,
  paymentPassword: CALLER_PIN,
});
