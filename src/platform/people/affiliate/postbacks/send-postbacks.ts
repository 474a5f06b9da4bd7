import { hasAgentRight } from '#domain/agents/agent-kinds.ts';
import { sql } from '../../../base/database/sql.ts';
import type { Database } from '../../../base/database/tables.ts';
import type { Job, JobContext } from '../../../base/jobs/run-jobs.ts';
import { openSecret } from '../../../base/sealing/seal-secret.ts';
import {
  internet,
  type PostbackAnswer,
  type PostbackNetwork,
  sendPostback,
} from './postback-transport.ts';
import { merchantsById } from '../../../base/merchants/find-merchant.ts';

/** At most so many at once, and of one agent fewer: a slow server of one holds nobody else up for long. */
const BATCH = 20;
const BATCH_OF_ONE = 5;

const LONGEST_RUN_MS = 20_000;

/** A process that dies while it sends leaves its messages to the others after this. */
const LEASE_SECONDS = 60;

/** After so many attempts, the last about two hours after the first, a message is given up. */
export const MAX_ATTEMPTS = 9;
const FIRST_WAIT_SECONDS = 30;

interface DuePostback {
  merchantId: number;
  id: number;
  agentId: number;
  event: string;
  code: string;
  subId: string;
  registration: string | null;
  occurredAt: Date;
  attempts: number;
  url: string | null;
  secret: string | null;
  type: number;
}

type SendContext = Pick<JobContext, 'database' | 'merchants' | 'log'>;

/** What becomes known of one attempt; nothing where it failed on our side. */
type Outcome = PostbackAnswer | { ends: true } | { failed: true };

/** Sends what waits for servers of agents. */
export const postbackJob: Job = {
  name: 'sendPostbacks',
  everyMs: 5000,
  run: (context) => sendPostbacks(context),
};

/**
 * Sends waiting messages; one that is not taken waits longer each time. At least once: a message whose sender died is sent
 * again under the same id. One that cannot be signed or sent holds no other up, and is given up as any other.
 */
export const sendPostbacks = async (
  { database, merchants, log }: SendContext,
  network: PostbackNetwork = internet,
): Promise<void> => {
  const known = merchantsById(merchants());
  const until = Date.now() + LONGEST_RUN_MS;
  let due: DuePostback[];
  do {
    due = await claimDue(database);
    await Promise.all(
      due.map(async (postback) => {
        const code = known.get(postback.merchantId)?.code;
        const answer = await deliver(postback, code, network).catch((error: unknown): Outcome => {
          // Such as a secret that no key opens: the operator has to mend it, the agent's server has said nothing.
          const { merchantId: merchant, id, agentId: agent } = postback;
          log.error({ err: error, merchant, postback: id, agent }, 'a postback could not be sent');
          return { failed: true };
        });
        await noteAnswer(database, postback, answer);
      }),
    );
  } while (due.length > 0 && Date.now() < until);
};

/** Takes messages for this process alone, for as long as the lease holds. */
const claimDue = async (database: Database): Promise<DuePostback[]> => {
  const { rows } = await sql<DuePostback>`
    with due as (
      select p.merchant_id, p.id from postback p
        where p.state = 'queued' and p.next_try_at <= now()
          and p.id in (select o.id from postback o where o.merchant_id = p.merchant_id
            and o.agent_id = p.agent_id and o.state = 'queued' and o.next_try_at <= now()
            order by o.next_try_at, o.id limit ${BATCH_OF_ONE})
        order by p.next_try_at limit ${BATCH} for update skip locked
    ), taken as (
      update postback p set attempts = p.attempts + 1,
        next_try_at = now() + make_interval(secs => ${LEASE_SECONDS})
        from due where p.merchant_id = due.merchant_id and p.id = due.id returning p.*
    )
    select p.merchant_id, p.id, p.agent_id, p.event, p.code, p.sub_id, p.registration, p.occurred_at,
      p.attempts, t.url, t.secret, m.type
    from taken p
    join member m on m.merchant_id = p.merchant_id and m.id = p.agent_id
    left join postback_target t on t.merchant_id = p.merchant_id and t.agent_id = p.agent_id
      and t.enabled`.execute(database);
  return rows;
};

/** The message as it travels: no name, no amount, nothing of who it was. */
const bodyOf = (postback: DuePostback, merchant: string): string =>
  JSON.stringify({
    id: `${merchant}-${postback.id}`,
    event: postback.event,
    link: postback.code,
    subId: postback.subId,
    registration: postback.registration,
    at: postback.occurredAt.toISOString(),
  });

const deliver = async (
  postback: DuePostback,
  merchant: string | undefined,
  network: PostbackNetwork,
): Promise<Outcome> => {
  const { url, secret, type } = postback;
  // Switched off meanwhile, or by whom it may no longer be sent.
  if (url === null || secret === null || !hasAgentRight(type, 'sendPostbacks'))
    return { ends: true };
  if (merchant === undefined) return { fault: 'unreachable' };
  const body = bodyOf(postback, merchant);
  return sendPostback({ url, secret: openSecret(secret), body }, network);
};

const noteAnswer = async (
  database: Database,
  { merchantId, id, attempts }: DuePostback,
  answer: Outcome,
): Promise<void> => {
  const status = 'status' in answer ? answer.status : null;
  const isTaken = status !== null && status >= 200 && status < 300;
  const isGivenUp = 'ends' in answer || attempts >= MAX_ATTEMPTS;
  const waitSeconds = FIRST_WAIT_SECONDS * 2 ** (attempts - 1);
  const state = isTaken ? 'sent' : isGivenUp ? 'failed' : 'queued';
  await sql`update postback set state = ${state}, status = ${status},
      fault = ${'fault' in answer ? answer.fault : null},
      ended_at = ${state === 'queued' ? null : sql`now()`},
      next_try_at = now() + make_interval(secs => ${waitSeconds})
    where merchant_id = ${merchantId} and id = ${id}`.execute(database);
};
