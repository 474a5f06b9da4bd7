import { createHash, createHmac } from 'node:crypto';
import { expect, test } from 'vitest';

import { drawTickets, raffleList } from '#domain/raffle/raffle-draw.ts';

import { checkRaffle } from './check-raffle.ts';

const sha = (text: string) => createHash('sha256').update(text).digest('hex');

const text = raffleList([
  { seq: 1, publicId: 'aa', firstTicket: 1, lastTicket: 3 },
  { seq: 2, publicId: 'bb', firstTicket: 4, lastTicket: 4 },
]);
const serverSeed = sha('a seed');
const list = { hash: sha(text), tickets: 4, members: 2 };
const beacon = { round: 7, value: sha('a beacon'), drawsAt: '2030-01-01T00:00:00Z' };
const clientSeed = `${list.hash}-${beacon.value}`;
const prizes = [{ count: 2, amountMinor: 500 }];
const winners = drawTickets({ serverSeed, clientSeed }, { tickets: 4, prizes: 2 }, (key, message) =>
  createHmac('sha256', key).update(message).digest(),
).map((ticket) => ({ ticket, publicId: ticket === 4 ? 'bb' : 'aa', amountMinor: 500 }));
const proof = {
  commit: sha(serverSeed),
  serverSeed,
  clientSeed,
  list,
  beacon,
  prizes,
  winners,
};

test('what was published fits together', () => {
  expect(checkRaffle(proof, text)).toBe(true);
});

test.each([
  ['another seed', { serverSeed: sha('another') }],
  ['another seal', { commit: sha('another') }],
  ['another beacon', { beacon: { ...beacon, value: sha('another') } }],
  ['a winner less', { winners: winners.slice(1) }],
  ['another owner', { winners: winners.map((each) => ({ ...each, publicId: 'cc' })) }],
  ['another prize', { prizes: [{ count: 2, amountMinor: 400 }] }],
  ['fewer tickets', { list: { ...list, tickets: 3 } }],
  ['no seed yet', { serverSeed: null }],
])('%s does not', (_what, change) => {
  expect(checkRaffle({ ...proof, ...change }, text)).toBe(false);
});

test('a list that was touched does not', () => {
  expect(checkRaffle(proof, text.replace('bb', 'cc'))).toBe(false);
  expect(checkRaffle(proof, '')).toBe(false);
});
