import { randomInt } from 'node:crypto';
import { isAgent, isTrial, PLAY_CURRENCY } from '../access/member-types.ts';
import { lockTree } from '../access/lock-tree.ts';
import { sql } from '../../base/database/sql.ts';
import type { NewRow, OpenTransaction } from '../../base/database/tables.ts';
import { openMemberAccounts } from '../../base/ledger/open-account.ts';

/** No vowels and no look-alikes: a code never spells a word and is read out without doubt. */
const CODE_LETTERS = '23456789BCDFGHJKMNPQRSTVWXZ';
const CODE_LENGTH = 8;

/** An account to be opened; every text is checked already. */
export interface NewMember {
  merchantId: number;
  currency: string;
  /** Case-folded. */
  username: string;
  /** Null: the account has none until one is set. */
  passwordHash: string | null;
  paymentPasswordHash?: string | null;
  /** 0 member, 1, 2, 41, 42 agents, 4 trial. */
  type: number;
  nickname?: string;
  language: string;
  /** Everything else that was asked for, by its field's name. */
  profile?: Record<string, string>;
  uplineId?: number | null;
  referrerId?: number | null;
  /** When it was opened, for accounts that are brought over from elsewhere; now when left out. */
  registeredAt?: Date;
  ip: string;
  registerUrl?: string | null;
  /** The password is a one-time secret for so many hours. */
  secretHours?: number;
}

/**
 * Opens an account with its wallet and its own invitation code. Below an upline the tree is held before anything else: a caller
 * that holds a member's row must have taken it (`lockTree`).
 *
 * @returns null when another account of this merchant has the username
 */
export const createMember = async (
  tx: OpenTransaction,
  member: NewMember,
): Promise<{ id: number; code: string } | null> => {
  if (member.uplineId) await lockTree(tx, member.merchantId, 'together');
  const row = await tx
    .insertInto('member')
    .values({
      merchantId: member.merchantId,
      username: member.username,
      nickname: member.nickname || member.username,
      type: member.type,
      passwordHash: member.passwordHash,
      paymentPasswordHash: member.paymentPasswordHash ?? null,
      profile: JSON.stringify(member.profile ?? {}),
      language: member.language,
      uplineId: member.uplineId ?? null,
      referrerId: member.referrerId ?? null,
      ...(member.registeredAt && { registeredAt: member.registeredAt }),
      registeredIp: member.ip,
      registerUrl: member.registerUrl ?? null,
      ...(member.secretHours !== undefined && { secretUntil: hoursFromNow(member.secretHours) }),
    })
    .onConflict((conflict) => conflict.columns(['merchantId', 'username']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!row) return null;
  const currency = isTrial(member.type) ? PLAY_CURRENCY : member.currency;
  await openMemberAccounts(tx, member.merchantId, row.id, currency);
  const code = await giveCode(tx, member, row.id);
  return { id: row.id, code };
};

const giveCode = (
  tx: OpenTransaction,
  { merchantId, type }: NewMember,
  ownerId: number,
): Promise<string> => {
  const kind = isAgent(type) ? ('agent' as const) : ('referral' as const);
  return insertCode(tx, { merchantId, ownerId, kind, domain: null });
};

/** Gives an account a code that nobody of the merchant has; a clash is next to impossible, and tried again. */
export const insertCode = async (
  tx: OpenTransaction,
  values: Omit<NewRow<'affiliateCode'>, 'code'>,
): Promise<string> => {
  for (;;) {
    const code = drawCode();
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('affiliateCode')
      .values({ ...values, code })
      .onConflict((conflict) => conflict.columns(['merchantId', 'code']).doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows) return code;
  }
};

/** When a one-time secret that is made now ends. */
export const hoursFromNow = (hours: number) => sql<Date>`now() + make_interval(hours => ${hours})`;

const drawCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('');
