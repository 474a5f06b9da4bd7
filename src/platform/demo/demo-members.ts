import type { OpenTransaction } from '../database/tables.ts';
import type { Merchant } from '../handler.ts';
import { openHouseAccount } from '../ledger/open-account.ts';
import { postTransfer } from '../ledger/post-transfer.ts';
import { readBalances } from '../ledger/read-balances.ts';
import { createMember } from '../members/create-member.ts';
import { saveChoice } from '../protection/save-choice.ts';
import type { DemoAccount } from './demo-accounts.ts';
import { demoAmountMinor } from './demo-amounts.ts';

/** The uplines' agent type of the specification's list. */
const AGENT_TYPE = 1;

interface DemoSeat {
  account: DemoAccount;
  type: 0 | typeof AGENT_TYPE;
  nickname: string;
  uplineId: number | null;
  dollars: number;
}

/**
 * Opens the demo agent and, below it, the demo member, and gives each its money once, from the
 * house. One that is there keeps its rows and takes this installation's passwords.
 *
 * @returns their ids
 */
export const openDemoMembers = async (
  tx: OpenTransaction,
  merchant: Merchant,
  accounts: { member: DemoAccount; agent: DemoAccount },
): Promise<{ memberId: number; agentId: number }> => {
  const agentId = await openPerson(tx, merchant, {
    account: accounts.agent,
    type: AGENT_TYPE,
    nickname: 'Demo agent',
    uplineId: null,
    dollars: 2_500,
  });
  const memberId = await openPerson(tx, merchant, {
    account: accounts.member,
    type: 0,
    nickname: 'Demo member',
    uplineId: agentId,
    dollars: 480,
  });
  return { memberId, agentId };
};

const openPerson = async (
  tx: OpenTransaction,
  { id: merchantId, config }: Merchant,
  { account, type, nickname, uplineId, dollars }: DemoSeat,
): Promise<number> => {
  const { username, passwordHash, paymentPasswordHash } = account;
  const { currency, languages } = config;
  const language = languages.default;
  const made = await createMember(tx, {
    merchantId,
    currency,
    username,
    passwordHash,
    paymentPasswordHash,
    type,
    nickname,
    language,
    uplineId,
    ip: '127.0.0.1',
  });
  const id = made?.id ?? (await takePasswords(tx, merchantId, account));
  // Whoever looks at the demo world wants to play in it.
  await saveChoice(tx, merchantId, id, { ageVerifiedAt: new Date(), ageProof: 'demo world' });
  const amountMinor = demoAmountMinor(dollars, currency);
  const house = await openHouseAccount(tx, merchantId, 'house', currency);
  const { cash } = await readBalances(tx, merchantId, id, currency);
  await postTransfer(tx, {
    merchantId,
    scope: 'demo',
    key: `${username}:${currency}`,
    kind: 'gift',
    lines: [
      { accountId: house, amountMinor: -amountMinor },
      { accountId: cash.accountId, amountMinor },
    ],
    ref: 'demo world',
  });
  return id;
};

const takePasswords = async (
  tx: OpenTransaction,
  merchantId: number,
  { username, passwordHash, paymentPasswordHash }: DemoAccount,
): Promise<number> => {
  const { id } = await tx
    .updateTable('member')
    .set({ passwordHash, paymentPasswordHash, paymentPasswordFailures: 0 })
    .where('merchantId', '=', merchantId)
    .where('username', '=', username)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};
