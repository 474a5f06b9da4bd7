import { type Agent, request } from 'node:http';
import { sql } from '#platform/base/database/sql.ts';
import type { Database } from '#platform/base/database/tables.ts';
import { runEnvelopeRounds } from '#platform/money/red-envelopes/run-envelope-rounds.ts';
import { BENCH_CODE } from '../platform/bench-merchants.ts';
import type { BenchPerson } from '../platform/make-bench-context.ts';

/** What a round holds for each envelope, on average, in minor units. */
const ENVELOPE_MINOR = 1000;

/** A round that is open now, with its envelopes and its pool. */
export const openRound = async (
  database: Database,
  merchantId: number,
  { turnover, count }: { turnover: number; count: number },
): Promise<number> => {
  await sql`insert into promotion_state (merchant_id, promotion_id) values (${merchantId}, 'bench')
    on conflict do nothing`.execute(database);
  const { rows } = await sql<{ id: number }>`
    insert into red_envelope_round (merchant_id, promotion_id, title, currency, pool_minor, count,
        least_minor, turnover, budget_minor, opens_at, closes_at)
      select ${merchantId}, 'bench', '{"en": "Bench"}'::jsonb, currency, ${count * ENVELOPE_MINOR}, ${count},
          100, ${turnover}, 1000000000000, clock_timestamp(), now() + interval '1 day'
        from merchant where id = ${merchantId}
      returning id`.execute(database);
  await runEnvelopeRounds({
    database,
    log: { error: (facts: unknown) => void process.stderr.write(`${String(facts)}\n`) },
  });
  return rows[0]?.id ?? 0;
};

/** One press; answers the HTTP status. */
export const press = (
  port: number,
  agent: Agent,
  person: BenchPerson,
  id: number,
): Promise<number> =>
  new Promise((resolve, reject) => {
    const call = request(
      {
        agent,
        port,
        host: '127.0.0.1',
        method: 'POST',
        path: '/wps/member/red-envelopes/claim',
        headers: {
          host: `${BENCH_CODE}.localhost`,
          'content-type': 'application/json',
          authorization: `Bearer ${person.token}`,
          'x-forwarded-for': person.address,
        },
      },
      (answer) => {
        answer.resume();
        answer.once('end', () => resolve(answer.statusCode ?? 0));
      },
    );
    call.once('error', reject);
    call.end(JSON.stringify({ id }));
  });

/** None twice, none lost: as many envelopes as were told, each another member's, the pool exactly. */
export const checkRound = async (
  database: Database,
  { id, count, won }: { id: number; count: number; won: number },
): Promise<void> => {
  const { rows } = await sql<{ members: number; taken: number; minor: number }>`
    select count(distinct member_id)::int as members, count(member_id)::int as taken,
        sum(amount_minor)::bigint as minor from red_envelope where round_id = ${id}`.execute(
    database,
  );
  const [round] = rows;
  const isSound =
    round?.taken === won && round.members === won && round.minor === count * ENVELOPE_MINOR;
  if (!isSound) throw new Error(`round ${id} is not sound: ${JSON.stringify({ ...round, won })}`);
};
