import { createBatches } from '../database/batches.ts';
import { perDatabase } from '../database/per-database.ts';
import { sql } from '../database/sql.ts';
import type { Database, OpenTransaction } from '../database/tables.ts';
import type { Context, Session } from '../endpoints/handler.ts';
import { answerOnce, hashOf, type RepeatableRequest } from './answer-once.ts';

type Answering = Pick<Context, 'database' | 'merchant'> & { session: Session };

/** What the function of the request's scope takes; its fields are named there. A `to` is another member. */
type Given = Readonly<Record<string, unknown>>;

/** What is asked of the database for a member. */
export interface Asked {
  merchantId: number;
  member: number;
  scope: string;
  /** Left out, with the hash, where a repetition is known by what is claimed. */
  request?: string;
  hash?: string;
  given: Given;
}

interface Row {
  place: number;
  answer: unknown;
}

/** At most 64: beyond that PostgreSQL's cache of subtransactions overflows and each costs more. */
const MAX_IN_BATCH = 48;

/** One is being written to disk while the next is worked out. */
const BATCHES_OF_BRAND = 3;

/** Of all brands together: each takes a connection. */
const BATCHES_AT_ONCE = 12;

/** Somebody else holds a member of the batch, or two waited for each other: nothing was done. */
const HELD = new Set(['55P03', '40P01', '40001']);

/** Requests of one member, each to be done only after the one before it. */
type InOrder = readonly Asked[];

const batchesOf = perDatabase((database) =>
  createBatches(
    async (items: readonly InOrder[]): Promise<unknown[][]> => {
      const requests = items.flatMap((asked) =>
        asked.map(({ member, scope, request, hash, given }, at) => ({
          member,
          scope,
          request,
          hash,
          given,
          ...(at > 0 && { after: true }),
        })),
      );
      const { rows } = await sql<Row>`
        select place, answer from answer_brand_requests(${items[0]?.[0]?.merchantId},
          ${JSON.stringify(requests)}::jsonb)`.execute(database);
      const answers = rows.toSorted((a, b) => a.place - b.place).map(({ answer }) => answer);
      return items.map((asked) => answers.splice(0, asked.length));
    },
    {
      most: MAX_IN_BATCH,
      sizeOf: (asked) => asked.length,
      atOnce: BATCHES_AT_ONCE,
      keyOf: ([first]) => first?.merchantId,
      atOnceOfKey: BATCHES_OF_BRAND,
    },
  ),
);

/**
 * Asks the database to do the usual case of some scopes for one member, one after the other, together with what others of the
 * brand ask at this moment.
 *
 * @returns the answers of those that were done: it ends before the first one that was not, of which the long way knows why
 */
export const askShortlyInOrder = async (
  database: Database,
  asked: readonly Asked[],
): Promise<unknown[]> => {
  try {
    const answers = await batchesOf(database)(asked.slice(0, MAX_IN_BATCH));
    const firstNot = answers.findIndex((answer) => answer === null);
    return firstNot < 0 ? answers : answers.slice(0, firstNot);
  } catch (error) {
    if (HELD.has((error as { code?: string }).code ?? '')) return [];
    throw error;
  }
};

/**
 * The same of one scope.
 *
 * @returns null when nothing was done: the long way knows why
 */
export const askShortly = async (database: Database, asked: Asked): Promise<unknown> =>
  (await askShortlyInOrder(database, [asked]))[0] ?? null;

/**
 * Executes a request once, as `answerOnce`: the usual case by the function that the database has for its scope, in one round
 * trip and one transaction together with what others of the brand ask at this moment; whatever that does not answer, the
 * long way.
 *
 * @param given for that function; null when the request is certainly not usual
 * @param work the long way: all rules and every refusal
 * @throws {Refusal} as `answerOnce`
 */
export const answerShortlyOrOnce = async <Value>(
  context: Answering,
  request: RepeatableRequest & { given: Given | null },
  work: (tx: OpenTransaction) => Promise<Value>,
): Promise<Value> => {
  const { database, merchant, session } = context;
  const { scope, requestId, input, given } = request;
  const answer =
    given &&
    (await askShortly(database, {
      merchantId: merchant.id,
      member: session.memberId,
      scope,
      request: requestId,
      hash: hashOf(input),
      given,
    }));
  // It has the form of the long way's answer: the tests of both compare them.
  return answer ? (answer as Value) : answerOnce(context, { scope, requestId, input }, work);
};
