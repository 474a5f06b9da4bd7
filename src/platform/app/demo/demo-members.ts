import type { OpenTransaction } from '../../base/database/tables.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';
import { openHouseAccount } from '../../base/ledger/open-account.ts';
import { postTransfer } from '../../base/ledger/post-transfer.ts';
import { readBalances } from '../../base/ledger/read-balances.ts';
import { createMember, type NewMember } from '../../people/members/create-member.ts';
import { saveChoice } from '../../people/protection/save-choice.ts';
import type { DemoAccount } from './demo-accounts.ts';
import { demoAmountMinor } from './demo-amounts.ts';

/** User names of the demo world's players; boards show them masked. */
const demoPlayers = [
  'thiri88',
  'kyawzin',
  'moonriver',
  'annelise',
  'tomasz77',
  'nordwind',
  'rafaela',
  'ilkerbey',
  'dmitri09',
  'lanphuong',
  'somchai5',
  'sokunthea',
  'huyhoang',
  'noorjahan',
  'farhad21',
  'yaelshir',
  'salmaa',
  'omarfaris',
  'suhlaing',
  'minmaung',
  'meiling8',
  'chenwei',
  'katarzyna',
  'oleksandr',
  'joaopedro',
  'camila99',
  'elifnaz',
  'bogdan3',
  'khinlay',
  'zawlatt',
] as const;

/** The uplines' agent type of the specification's list. */
const AGENT_TYPE = 1;

/** So many others play beside the demo member. */
const PLAYERS = 12;

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
  merchant: Merchant,
  { account, type, nickname, uplineId, dollars }: DemoSeat,
): Promise<number> => {
  const { username, passwordHash, paymentPasswordHash } = account;
  const { currency, languages } = merchant.config;
  const made = await createMember(tx, {
    merchantId: merchant.id,
    currency,
    username,
    passwordHash,
    paymentPasswordHash,
    type,
    nickname,
    language: languages.default,
    uplineId,
    ip: '127.0.0.1',
  });
  const id = made?.id ?? (await takePasswords(tx, merchant.id, account));
  await equip(tx, merchant, { id, username, dollars });
  return id;
};

/**
 * Opens the demo world's other players, who play and win but cannot be signed in as: they have no
 * password. Those that are there stay as they are.
 *
 * @returns their ids
 */
export const openDemoPlayers = async (
  tx: OpenTransaction,
  merchant: Merchant,
): Promise<number[]> => {
  const ids: number[] = [];
  for (const username of demoPlayers.slice(0, PLAYERS))
    ids.push(await openDemoSeat(tx, merchant, { username, type: 0, dollars: 5_000 }));
  return ids;
};

/**
 * Opens an account that nobody can sign in to: it has no password. One that is there stays as it is.
 *
 * @param dollars what the house gives it once; with 0 nothing, and no age is proved
 * @returns its id
 */
export const openDemoSeat = async (
  tx: OpenTransaction,
  merchant: Merchant,
  {
    dollars,
    ...seat
  }: Pick<NewMember, 'username' | 'type' | 'uplineId' | 'registeredAt'> & { dollars: number },
): Promise<number> => {
  const made = await createMember(tx, {
    ...seat,
    merchantId: merchant.id,
    currency: merchant.config.currency,
    passwordHash: null,
    language: merchant.config.languages.default,
    ip: '127.0.0.1',
  });
  const id = made?.id ?? (await findMember(tx, merchant.id, seat.username));
  if (dollars > 0) await equip(tx, merchant, { id, username: seat.username, dollars });
  return id;
};

const findMember = async (
  tx: OpenTransaction,
  merchantId: number,
  username: string,
): Promise<number> => {
  const { id } = await tx
    .selectFrom('member')
    .select('id')
    .where('merchantId', '=', merchantId)
    .where('username', '=', username)
    .executeTakeFirstOrThrow();
  return id;
};

/** Whoever looks at the demo world wants to play in it: their age is proved, money is there once. */
const equip = async (
  tx: OpenTransaction,
  { id: merchantId, config: { currency } }: Merchant,
  { id, username, dollars }: { id: number; username: string; dollars: number },
): Promise<void> => {
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
