import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { amountMinor, language, moment } from './fields.ts';

const promotionId = z.string().check(z.maxLength(64));

/** What a member has in a raffle. */
const ownTickets = z.object({
  /** What the public list calls the member; null before the first ticket. */
  publicId: z.nullable(z.string()),
  /** Of what tickets are given for, so far. */
  countedMinor: amountMinor,
  tickets: z.int(),
  wonMinor: amountMinor,
});

/** A raffle with everything by which its draw can be counted again. */
export const raffleState = z.object({
  id: z.string(),
  /** open: tickets are given or may still be taken back; closed: the list is published; drawn: it is over. */
  state: z.enum(['open', 'closed', 'drawn']),
  source: z.enum(['validBets', 'deposits']),
  /** One ticket for each so much. */
  stepMinor: amountMinor,
  mostTickets: z.int(),
  currency: z.string(),
  turnover: z.int(),
  startsAt: moment,
  endsAt: moment,
  /** When the list closes. */
  closesAt: moment,
  prizes: z.array(z.object({ count: z.int(), amountMinor })),
  /** SHA-256 of the server seed, hex; published from the beginning. */
  commit: z.string(),
  /** The list, once it is closed: its SHA-256 in hex, and how many stand in it. */
  list: z.nullable(z.object({ hash: z.string(), tickets: z.int(), members: z.int() })),
  /** The public beacon's round that decides, once the list is closed, and its value once it is drawn. */
  beacon: z.nullable(z.object({ round: z.int(), value: z.nullable(z.string()), drawsAt: moment })),
  serverSeed: z.nullable(z.string()),
  clientSeed: z.nullable(z.string()),
  /** In the order of the prizes. */
  winners: z.array(z.object({ ticket: z.int(), publicId: z.string(), amountMinor })),
  /** Null for visitors and play accounts. */
  own: z.nullable(ownTickets),
});

export type RaffleState = z.infer<typeof raffleState>;

/** A raffle as everybody may see it; a member finds their tickets in it. */
export const raffle = endpoint({
  name: 'raffle',
  method: 'GET',
  path: '/wps/promotions/raffle',
  access: 'any',
  summary: 'A raffle with everything by which its draw can be counted again',
  query: z.object({ id: promotionId, language }),
  value: raffleState,
  refusals: ['raffle_unknown'],
});

/**
 * The closed list of a raffle: a line `seq,publicId,first,last` for each member. Its SHA-256 is the list's hash.
 */
export const raffleTickets = endpoint({
  name: 'raffleTickets',
  method: 'GET',
  path: '/wps/promotions/raffle/tickets',
  access: 'any',
  summary: 'The list of tickets of a raffle, once it is closed',
  perMinute: 30,
  query: z.object({ id: promotionId }),
  files: ['text/plain'],
  value: z.unknown(),
  refusals: ['raffle_unknown'],
});
