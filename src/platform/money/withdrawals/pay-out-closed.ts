import { randomUUID } from 'node:crypto';
import { type Actor, recordDecision } from '../../base/audit/record-decision.ts';
import type { Database, OpenTransaction } from '../../base/database/tables.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';
import { moveMoney } from '../../base/ledger/move-money.ts';
import { readBalances } from '../../base/ledger/read-balances.ts';
import { refusalAsValue, type Refused } from '../../base/ledger/refusal-as-value.ts';
import { refuseFrozenAgent } from '../../people/agents/refuse-frozen-agent.ts';
import { lockByName } from '../../people/members/change-status.ts';
import { addForMember, type SeenBankAccount } from '../bank-accounts/add-for-member.ts';
import { maskAccountNumber, selectBankAccounts } from '../bank-accounts/bank-account-view.ts';
import { readActiveBonus } from '../bonuses/active-bonus.ts';
import { closeBonus } from '../bonuses/close-bonus.ts';
import { lockOwedCommission } from '../commission/owed-commission.ts';
import { vendorOf } from '../wallets/wallet-kinds.ts';
import { readDayOfWithdrawals } from './day-of-withdrawals.ts';
import { queueCash } from './queue-cash.ts';

/** A bank account of a member, as the operator chooses among them. */
export interface ChosenBank {
  id: number;
  bankName: string;
  /** Its last four characters. */
  accountNumber: string;
  holderName: string;
  /** Whether the holder was found to be the member. */
  verified: boolean;
}

/**
 * What became of it. `not_closed`: the account is not closed. `no_bank`, `which_bank`: none is named, and the member has none, or several.
 * `no_money`: nothing is free; `lockedMinor` is in open bets and withdrawals.
 */
export type PayOut =
  | { ok: true; withdrawalId: number; amountMinor: number; currency: string; bank: ChosenBank }
  | { ok: false; code: 'no_member' | 'not_closed' | 'no_bank' }
  | { ok: false; code: 'which_bank'; banks: ChosenBank[] }
  | { ok: false; code: 'no_money'; lockedMinor: number; currency: string }
  | Refused;

/** Whose account is paid out, and where to. */
interface PayOutOrder {
  /** In any case. */
  username: string;
  /** One of the member's, or one that the operator has seen the papers of. */
  bank?: number | SeenBankAccount | undefined;
}

/**
 * Puts all that a closed account holds into the queue of withdrawals: cash, what is in wallets of vendors, and commission. Nothing can
 * be staked any more, so turnover does not hold it back, nor do the bounds and counts of a day; a bonus that is being played through
 * goes back to the house. Commission that is owed on dividends stays until they are paid out of it. It is approved and paid as any
 * other withdrawal.
 *
 * @param order.bank where it goes; left out, the only bank account that the member has
 * @param actor who decided it, for the audit log
 * @returns refusals of the ledger, those of `addForMember`, and `agent_frozen`, as long as the agent owes dividends
 */
export const payOutClosed = async (
  database: Database,
  merchant: Merchant,
  order: PayOutOrder,
  actor: Actor,
): Promise<PayOut> => {
  const done = await refusalAsValue(() =>
    database
      .transaction()
      .execute(async (tx) => ({ outcome: await payOut(tx, merchant, order, actor) })),
  );
  return done.ok ? done.outcome : done;
};

const payOut = async (
  tx: OpenTransaction,
  merchant: Merchant,
  { username, bank: named }: PayOutOrder,
  actor: Actor,
): Promise<PayOut> => {
  const member = await lockByName(tx, merchant.id, username);
  if (!member) return { ok: false, code: 'no_member' };
  if (member.status !== 'closed') return { ok: false, code: 'not_closed' };
  await refuseFrozenAgent(tx, merchant.id, member.id);
  const { currency } = merchant.config;
  const { cash, locked } = await readBalances(tx, merchant.id, member.id, currency);
  const owedMinor = await lockOwedCommission(tx, { merchantId: merchant.id, memberId: member.id });
  const purses = await readPurses(tx, merchant, member.id, owedMinor);
  const amountMinor = purses.reduce((sum, { balance }) => sum + balance, cash.balanceMinor);
  if (amountMinor === 0)
    return { ok: false, code: 'no_money', lockedMinor: locked.balanceMinor, currency };
  const wanted =
    typeof named === 'object' ? await addForMember(tx, merchant, member, named) : named;
  const banks = await readBanks(tx, merchant.id, member.id);
  const [only] = banks;
  if (!only) return { ok: false, code: 'no_bank' };
  const bank =
    wanted === undefined && banks.length === 1 ? only : banks.find(({ id }) => id === wanted);
  if (!bank) return { ok: false, code: 'which_bank', banks };
  await forfeitBonuses(tx, merchant, member.id);
  for (const { id, kind, balance } of purses)
    await moveMoney(tx, {
      merchantId: merchant.id,
      scope: 'closedAccount',
      key: `${member.id} ${randomUUID()}`,
      kind: vendorOf(kind) === null ? 'commission_moved' : 'wallet_transfer',
      lines: [
        { accountId: id, amountMinor: -balance },
        { accountId: cash.accountId, amountMinor: balance },
      ],
    });
  const { day } = await readDayOfWithdrawals(tx, merchant, member.id);
  const order = { memberId: member.id, amountMinor, bankAccountId: bank.id, day };
  const withdrawalId = await queueCash(tx, merchant, order);
  await recordDecision(tx, {
    ...actor,
    merchantId: merchant.id,
    action: 'member.pay-out',
    subject: `member ${member.id}`,
    facts: { withdrawalId, amountMinor, currency, bankAccountId: bank.id },
  });
  return { ok: true, withdrawalId, amountMinor, currency, bank };
};

const readBanks = async (
  tx: OpenTransaction,
  merchantId: number,
  memberId: number,
): Promise<ChosenBank[]> => {
  const rows = await selectBankAccounts(tx, merchantId, memberId).orderBy('id').execute();
  return rows.map(({ id, bankName, accountNumber, holderName, verifiedAt }) => ({
    id,
    bankName,
    accountNumber: maskAccountNumber(accountNumber),
    holderName,
    verified: verifiedAt !== null,
  }));
};

/** Wallets of vendors, and commission that an agent has earned: what is in them is the member's own, but for what is owed. */
const readPurses = async (
  tx: OpenTransaction,
  merchant: Merchant,
  memberId: number,
  owedMinor: number,
): Promise<{ id: number; kind: string; balance: number }[]> => {
  const rows = await tx
    .selectFrom('account')
    .select(['id', 'kind', 'balance'])
    .where('merchantId', '=', merchant.id)
    .where('memberId', '=', memberId)
    .where('currency', '=', merchant.config.currency)
    .where('balance', '>', 0)
    .orderBy('id')
    .execute();
  return rows
    .filter(({ kind }) => kind === 'commission' || vendorOf(kind) !== null)
    .map((row) => (row.kind === 'commission' ? { ...row, balance: row.balance - owedMinor } : row))
    .filter(({ balance }) => balance > 0);
};

/** The next one begins when one ends: until there is none. */
const forfeitBonuses = async (
  tx: OpenTransaction,
  merchant: Merchant,
  memberId: number,
): Promise<void> => {
  for (;;) {
    const bonus = await readActiveBonus(tx, merchant.id, memberId);
    if (!bonus) return;
    await closeBonus(tx, merchant, bonus, 'FORFEITED');
  }
};
