import { BENCH_VENDOR } from '../../platform/bench-merchants.ts';

const STAKE = 100;
/** Of the lines of each purse: about one bet in three wins, and money neither grows nor ends. */
const WIN_EVERY = 4;
const PAYOUT = 290;
/** Of the lines of each purse, too. */
const DEPOSIT_EVERY = 100;

interface Purse {
  memberId: number;
  accountId: number;
  balance: number;
  seq: number;
}

/** What is written next, and when. */
export interface World {
  merchantId: number;
  currency: string;
  house: number;
  purses: readonly Purse[];
  /** The number of the next transfer, of the next bet and of the next record. */
  transfer: number;
  bet: number;
  record: number;
}

type Row = (string | number)[];
export type Rows = Record<'transfer' | 'entry' | 'bet' | 'money_record', Row[]>;

const NULL = String.raw`\N`;

/** One line of a purse: its entry and its record. */
const move = (
  world: World,
  rows: Rows,
  purse: Purse,
  {
    line,
    amount,
    kind,
    at,
    ref,
  }: { line: number; amount: number; kind: string; at: string; ref: string },
): void => {
  const { merchantId, transfer } = world;
  purse.balance += amount;
  purse.seq += 1;
  const { accountId, balance, seq } = purse;
  rows.entry.push([merchantId, transfer, line, accountId, amount, balance, seq, at]);
  rows.money_record.push([
    merchantId,
    world.record++,
    purse.memberId,
    at,
    kind,
    'cash',
    amount,
    purse.balance,
    ref,
  ]);
};

/** What the numbers of bets of a month have for themselves, as `number_of_month` of the database has it. */
const monthNumber = (at: string): number => {
  const moment = new Date(at);
  return ((moment.getUTCFullYear() - 2020) * 12 + moment.getUTCMonth()) * 1e12;
};

/** A round that was staked and settled at once, as the function of bets writes it. */
export const addBet = (world: World, rows: Rows, purse: Purse, at: string): void => {
  const { merchantId, currency, house } = world;
  const id = monthNumber(at) + world.bet++;
  const ref = `${BENCH_VENDOR}:past-${id}`;
  const payout = purse.seq % WIN_EVERY === 0 ? PAYOUT : 0;
  rows.transfer.push([
    merchantId,
    world.transfer,
    'bet',
    `${ref}:place`,
    'hash',
    payout ? 'bet_round' : 'bet',
    ref,
    at,
  ]);
  move(world, rows, purse, { line: 1, amount: -STAKE, kind: 'bet', at, ref });
  if (payout) move(world, rows, purse, { line: 2, amount: payout, kind: 'payout', at, ref });
  const last = payout ? 3 : 2;
  rows.entry.push([merchantId, world.transfer, last, house, STAKE - payout, NULL, NULL, at]);
  rows.bet.push([
    merchantId,
    id,
    purse.memberId,
    BENCH_VENDOR,
    `past-${id}`,
    `past-${id}`,
    'RNG',
    currency,
    STAKE,
    'settled',
    payout,
    STAKE,
    world.transfer,
    at,
    at,
  ]);
  world.transfer += 1;
  if (purse.seq % DEPOSIT_EVERY === 0) addDeposit(world, rows, purse, { id, at });
};

const addDeposit = (
  world: World,
  rows: Rows,
  purse: Purse,
  { id, at }: { id: number; at: string },
): void => {
  const { merchantId, house } = world;
  rows.transfer.push([
    merchantId,
    world.transfer,
    'bench',
    `deposit ${id}`,
    'hash',
    'deposit',
    `D${id}`,
    at,
  ]);
  move(world, rows, purse, { line: 1, amount: STAKE, kind: 'deposit', at, ref: `D${id}` });
  rows.entry.push([merchantId, world.transfer, 2, house, -STAKE, NULL, NULL, at]);
  world.transfer += 1;
};
