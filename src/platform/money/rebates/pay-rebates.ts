import { percentMinor } from '#domain/share.ts';
import { sql } from '../../base/database/sql.ts';
import type { Database, OpenTransaction } from '../../base/database/tables.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';
import { moveMoney } from '../../base/ledger/move-money.ts';
import { openHouseAccount } from '../../base/ledger/open-account.ts';
import { readBalances } from '../../base/ledger/read-balances.ts';
import { lockMember } from '../../people/members/lock-member.ts';
import { addTurnover } from '../turnover/add-turnover.ts';
import type { DueRebate } from './due-rebates.ts';
import { rebateRate } from './rebate-rate.ts';

/** A rebate as it is written down. */
export interface Rebate extends DueRebate {
  /** In percent, the rank's part within it. */
  rate: number;
  amountMinor: number;
}

/** What comes back for bets that were counted; null where the brand gives nothing back of them. */
export const rebateOf = (merchant: Merchant, due: DueRebate): Rebate | null => {
  const rate = rebateRate(merchant, due.gameType, due.added);
  if (rate === 0) return null;
  const net = due.validMinor + due.carryMinor;
  return {
    ...due,
    rate,
    amountMinor: net > 0 ? percentMinor(net, rate) : 0,
    carryMinor: Math.min(0, net),
  };
};

/** Rows of one statement: it holds nothing for long. */
const STEP = 5000;

/** Writes rebates down of which nothing is paid, of any brands; those that stand there already stay. */
export const noteRebates = async (
  database: Database,
  rebates: readonly Rebate[],
): Promise<void> => {
  for (let at = 0; at < rebates.length; at += STEP)
    await insert(database, rebates.slice(at, at + STEP));
};

/**
 * Pays a member's rebates of a day, one for each category; a second time pays nothing.
 *
 * @param rebates of this member and one day
 * @returns what was paid, in minor units
 */
export const payRebates = async (
  tx: OpenTransaction,
  merchant: Merchant,
  memberId: number,
  rebates: readonly Rebate[],
): Promise<number> => {
  await lockMember(tx, merchant.id, memberId);
  const written = new Set(await insert(tx, rebates));
  let paidMinor = 0;
  for (const { day, gameType, amountMinor } of rebates) {
    if (amountMinor === 0 || !written.has(gameType)) continue;
    await postRebate(tx, merchant, { memberId, ref: `${day}:${gameType}`, amountMinor });
    paidMinor += amountMinor;
  }
  return paidMinor;
};

/** @returns the categories of those that were not there before */
const insert = async (
  database: Database | OpenTransaction,
  rebates: readonly Rebate[],
): Promise<string[]> => {
  const { rows } = await sql<{ gameType: string }>`
    insert into rebate (merchant_id, member_id, day, game_type, valid_minor, added, rate, amount_minor,
        carry_minor)
      select * from unnest(${rebates.map(({ merchantId }) => merchantId)}::bigint[],
        ${rebates.map(({ memberId }) => memberId)}::bigint[], ${rebates.map(({ day }) => day)}::date[],
        ${rebates.map(({ gameType }) => gameType)}::text[],
        ${rebates.map(({ validMinor }) => validMinor)}::bigint[],
        ${rebates.map(({ added }) => added)}::numeric[], ${rebates.map(({ rate }) => rate)}::numeric[],
        ${rebates.map(({ amountMinor }) => amountMinor)}::bigint[],
        ${rebates.map(({ carryMinor }) => carryMinor)}::bigint[])
      on conflict do nothing returning game_type`.execute(database);
  return rows.map(({ gameType }) => gameType);
};

interface PaidRebate {
  /** How the member's records call it. */
  kind?: 'rebate' | 'rebate_boost';
  memberId: number;
  ref: string;
  amountMinor: number;
}

/** Pays a rebate from the house to the member's cash, once for each `ref`, and asks for its turnover. */
export const postRebate = async (
  tx: OpenTransaction,
  merchant: Merchant,
  { kind = 'rebate', memberId, ref, amountMinor }: PaidRebate,
): Promise<void> => {
  const { currency } = merchant.config;
  const house = await openHouseAccount(tx, merchant.id, 'house', currency);
  const { cash } = await readBalances(tx, merchant.id, memberId, currency);
  await moveMoney(tx, {
    merchantId: merchant.id,
    scope: 'rebate',
    key: `${memberId}:${ref}`,
    kind,
    ref,
    lines: [
      { accountId: house, amountMinor: -amountMinor },
      { accountId: cash.accountId, amountMinor },
    ],
  });
  await addTurnover(tx, merchant, {
    memberId,
    kind: 'rebate',
    ref: `${memberId}:${ref}`,
    amountMinor,
  });
};
