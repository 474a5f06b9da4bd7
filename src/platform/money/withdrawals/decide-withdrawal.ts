import { type Actor, recordDecision } from '../../base/audit/record-decision.ts';
import type { Withdrawal } from '../../base/database/bet-tables.ts';
import type { Database, OpenTransaction } from '../../base/database/tables.ts';
import { type Merchant, Refusal } from '../../base/endpoints/handler.ts';
import { moveMoney } from '../../base/ledger/move-money.ts';
import { readBalances } from '../../base/ledger/read-balances.ts';
import { refusalAsValue, type Refused } from '../../base/ledger/refusal-as-value.ts';
import { collectShortfalls } from '../shortfalls/collect-shortfalls.ts';
import { refuseShortfall } from '../shortfalls/open-shortfalls.ts';
import { type LockedWithdrawal, lockWithdrawal, refreshWithdrawal } from './locked-withdrawal.ts';
import { refuseFrozenAgent } from '../../people/agents/refuse-frozen-agent.ts';
import { notifyMember } from '../../people/contacts/notify-contact.ts';

/**
 * What an operator's decision came to. `withdrawal_unknown`, `withdrawal_state`: it is not in the
 * state for this; `details.status` tells which one it is in.
 */
export type Decision = { ok: true; status: Withdrawal['status']; replay: boolean } | Refused;

/** What a step did; `facts` are noted beside those that were known before. */
type Done = 'done' | 'replay' | { facts: Record<string, unknown> };

type Step = (tx: OpenTransaction, withdrawal: LockedWithdrawal) => Promise<Done>;

/** What is decided, as the audit log has it. */
export interface DecidedStep extends Actor {
  action: `withdrawal.${'approve' | 'reject' | 'pay' | 'resolve'}`;
  facts?: Record<string, unknown>;
}

/** Runs an operator's step over one withdrawal and notes it, in one transaction. */
export const decide = (
  database: Database,
  merchant: Merchant,
  id: number,
  { action, facts, by, reason }: DecidedStep,
  step: Step,
): Promise<Decision> =>
  refusalAsValue(() =>
    database.transaction().execute(async (tx) => {
      const withdrawal = await lockWithdrawal(tx, merchant.id, { id });
      if (!withdrawal) throw new Refusal('withdrawal_unknown');
      const done = await step(tx, withdrawal);
      const { memberId, amountMinor, currency } = withdrawal;
      if (done !== 'replay')
        await recordDecision(tx, {
          merchantId: merchant.id,
          action,
          subject: `withdrawal ${id}`,
          by,
          reason,
          facts: { memberId, amountMinor, currency, ...facts, ...(done !== 'done' && done.facts) },
        });
      const { status } = await tx
        .selectFrom('withdrawal')
        .select('status')
        .where('merchantId', '=', merchant.id)
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return { status, replay: done === 'replay' };
    }),
  );

/** @throws {Refusal} `withdrawal_state` unless it is in one of these */
export const refuseOtherStatus = (
  { status }: LockedWithdrawal,
  allowed: readonly LockedWithdrawal['status'][],
): void => {
  if (!allowed.includes(status)) throw new Refusal('withdrawal_state', { details: { status } });
};

/**
 * Of an account that is frozen nothing is paid out; it can be rejected. One that is closed is paid.
 *
 * @throws {Refusal} `account_frozen`
 */
export const refuseFrozenAccount = ({ isFrozen }: LockedWithdrawal): void => {
  if (isFrozen) throw new Refusal('account_frozen');
};

/**
 * Lets a queued withdrawal be paid.
 *
 * Refusals beside those of every decision: `deposit_short`, as long as the house bears what the member was given; `account_frozen`;
 * `agent_frozen`, as long as the member is frozen as an agent, also where that came after the request.
 */
export const approveWithdrawal = (
  database: Database,
  merchant: Merchant,
  id: number,
  actor: Actor,
): Promise<Decision> =>
  decide(
    database,
    merchant,
    id,
    { ...actor, action: 'withdrawal.approve' },
    async (tx, withdrawal) => {
      if (withdrawal.status === 'APPROVED') return 'replay';
      refuseOtherStatus(withdrawal, ['QUEUED']);
      refuseFrozenAccount(withdrawal);
      await refuseShortfall(tx, merchant.id, withdrawal.memberId);
      await refuseFrozenAgent(tx, merchant.id, withdrawal.memberId);
      await refreshWithdrawal(tx, withdrawal);
      const { amountMinor, currency } = withdrawal;
      await notifyMember(tx, withdrawal, { kind: 'withdrawalApproved', amountMinor, currency });
      return 'done';
    },
  );

/**
 * Gives the money back instead of paying it. Only while nothing is at the bank: what was paid in
 * part has to fail or be paid to its end. Out of what comes back is taken what the house bears of the member's deposits.
 *
 * @param actor its reason is told to the member
 */
export const rejectWithdrawal = (
  database: Database,
  merchant: Merchant,
  id: number,
  actor: Actor,
): Promise<Decision> =>
  decide(
    database,
    merchant,
    id,
    { ...actor, action: 'withdrawal.reject' },
    async (tx, withdrawal) => {
      if (withdrawal.status === 'REJECTED') return 'replay';
      refuseOtherStatus(withdrawal, ['QUEUED', 'APPROVED']);
      const { memberId, amountMinor, currency } = withdrawal;
      const { cash, locked } = await readBalances(tx, merchant.id, memberId, currency);
      await moveMoney(tx, {
        merchantId: merchant.id,
        scope: 'withdrawal',
        key: `${id}:reject`,
        kind: 'withdrawal_rejected',
        ref: String(id),
        lines: [
          { accountId: locked.accountId, amountMinor: -amountMinor },
          { accountId: cash.accountId, amountMinor },
        ],
      });
      await tx
        .updateTable('withdrawal')
        .set({ status: 'REJECTED', rejectReason: actor.reason, closedAt: new Date() })
        .where('merchantId', '=', merchant.id)
        .where('id', '=', id)
        .execute();
      const credited = { memberId, currency, amountMinor, cashId: cash.accountId };
      const collectedMinor = await collectShortfalls(tx, { merchantId: merchant.id, ...credited });
      await notifyMember(tx, withdrawal, {
        kind: 'withdrawalRejected',
        amountMinor,
        currency,
        data: { reason: actor.reason },
      });
      return collectedMinor === 0 ? 'done' : { facts: { collectedMinor } };
    },
  );
