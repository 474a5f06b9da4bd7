import { login } from '#api/session.ts';
import { useCaptcha } from '../access/captchas.ts';
import {
  addressSubject,
  countTry,
  forgiveTries,
  nameSubject,
  readStanding,
} from '../access/login-failures.ts';
import { isAgent } from '../access/member-types.ts';
import { verifyPassword } from '../access/password.ts';
import { startSession } from '../access/start-session.ts';
import type { Database } from '../database/tables.ts';
import { type Context, handle } from '../handler.ts';

/**
 * Signs in by username and password.
 *
 * A name that nobody has is counted, delayed and answered exactly as one that somebody has.
 */
export const loginHandler = handle(login, async (input, context, refuse) => {
  const { database, merchant } = context;
  const { loginFailuresBeforeLock: most } = merchant.config.limits;
  const username = input.username.toLowerCase();
  const [name, address] = [nameSubject(username), addressSubject(context.ip)];

  const before = await readStandings(context, name, address);
  if (before.lockedSeconds > 0)
    return refuse('account_locked', { details: { retryAfterSeconds: before.lockedSeconds } });
  if (before.captcha) {
    if (!input.captcha) return refuse('captcha_required', { details: { captcha: true } });
    const solved = await useCaptcha(database, merchant.id, input.captchaId, input.captcha);
    if (!solved) return refuse('captcha_wrong', { details: { captcha: true } });
  }

  const tried = await countTry(database, merchant, name, most);
  await countTry(database, merchant, address, null);
  const locked = { details: { retryAfterSeconds: tried.lockedSeconds } };
  if (tried.failures > most) return refuse('account_locked', locked);
  const member = await findMember(database, merchant.id, username);
  if (!(await verifyPassword(member?.passwordHash ?? null, input.password)) || !member) {
    if (tried.lockedSeconds > 0) return refuse('account_locked', locked);
    const { captcha } = await readStandings(context, name, address);
    return refuse('in_incorrect_password', { details: { captcha } });
  }
  await forgiveTries(database, merchant, name, address);

  if (member.status !== 'active') return refuse('account_frozen');
  if (input.area === 'agent' && !isAgent(member.type)) return refuse('non_agent');
  if (input.area === 'member' && isAgent(member.type)) return refuse('non_member');
  return database.transaction().execute((tx) => startSession(tx, context, member.id));
});

/** Whether the name is locked, and whether name or address must solve a captcha. */
const readStandings = async ({ database, merchant }: Context, name: string, address: string) => {
  const { loginFailuresBeforeCaptcha: most } = merchant.config.limits;
  const [byName, byAddress] = await Promise.all([
    readStanding(database, merchant, name),
    readStanding(database, merchant, address),
  ]);
  return {
    lockedSeconds: byName.lockedSeconds,
    captcha: byName.failures >= most || byAddress.failures >= most,
  };
};

const findMember = (database: Database, merchantId: number, username: string) =>
  database
    .selectFrom('member')
    .select(['id', 'passwordHash', 'status', 'type'])
    .where('merchantId', '=', merchantId)
    .where('username', '=', username)
    .executeTakeFirst();
