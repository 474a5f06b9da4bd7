import { randomBytes, randomInt } from 'node:crypto';
import { countAttempt } from '../access/login-failures.ts';
import { countAttemptsFrom } from '../access/count-attempts-from.ts';
import { type Context, Refusal, type Merchant } from '../../base/endpoints/handler.ts';
import { type MessageKind, queueMessage } from '../../base/messages/queue-message.ts';
import { hashCode } from './hash-code.ts';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { AlarmingRefusal } from '../../base/alarms/alarm.ts';
import { sql } from '../../base/database/sql.ts';
import type { OpenTransaction } from '../../base/database/tables.ts';

/** How long a refused visitor is asked to wait; the budget is that of the last hour. */
const WAIT_SECONDS = 600;

/**
 * What an SMS to a number costs, by the brand's price list.
 *
 * @param to a number in E.164
 * @returns minor units of the brand's currency
 * @throws {Refusal} `sms_country_closed` when the brand sends none to the number's country, or one
 *   costs more there than the brand pays
 */
const smsPriceMinor = ({ config }: Pick<Merchant, 'config'>, to: string): number => {
  const { countries, prices, usualPriceMinor, mostPriceMinor } = config.sms;
  const country = parsePhoneNumberFromString(to)?.country ?? '';
  const priceMinor =
    prices.find((price) => price.country === country)?.priceMinor ?? usualPriceMinor;
  const isListed = countries.length === 0 || countries.includes(country);
  if (!isListed || priceMinor > mostPriceMinor)
    throw new Refusal('sms_country_closed', { details: { country } });
  return priceMinor;
};

/**
 * Keeps one more SMS within the brand's budget of the last hour. Those of one brand come one after
 * the other, so that many at once are no more than one by one.
 *
 * @throws {AlarmingRefusal} `too_many_codes` with `retryAfterSeconds`
 */
const keepSmsBudget = async (
  tx: OpenTransaction,
  { id, config }: Merchant,
  priceMinor: number,
): Promise<void> => {
  const { perHour, spendPerHourMinor } = config.sms;
  await sql`select lock_brand(${id}, 'sms-budget', false)`.execute(tx);
  const { rows } = await sql<{ sent: number; spent: string }>`
    select count(*) as sent, coalesce(sum(price_minor), 0) as spent from message_outbox
      where merchant_id = ${id} and channel = 'sms' and state <> 'withheld'
        and created_at > now() - interval '1 hour'`.execute(tx);
  const sent = rows[0]?.sent ?? 0;
  const spentMinor = Number(rows[0]?.spent ?? 0);
  if (sent < perHour && spentMinor + priceMinor <= spendPerHourMinor) return;
  throw new AlarmingRefusal(
    'too_many_codes',
    {
      merchantId: id,
      kind: 'smsBudget',
      subject: 'hour',
      facts: { sent, perHour, spentMinor, spendPerHourMinor },
    },
    { details: { retryAfterSeconds: WAIT_SECONDS } },
  );
};

/** What a code is good for; it opens nothing else. */
export type CodePurpose =
  | 'login'
  | 'register'
  | 'password'
  | 'changePassword'
  | 'bindMobile'
  | 'bindEmail'
  | 'paymentPassword'
  | 'challenge'
  | 'proof'
  | 'withdrawal';

/** A code on its way to somebody. */
export interface CodeRequest {
  purpose: CodePurpose;
  channel: 'sms' | 'email';
  /** A number in E.164, or an e-mail address in lower case. */
  to: string;
  /** Who is signed in, where somebody is: nobody else can use the code. */
  memberId?: number | undefined;
  /** It goes to a number or address that the member has shown to own: no other account of the brand can. */
  isOwn?: boolean;
  /** False sends nothing and takes as long: for a number that nobody has. */
  deliver?: boolean;
}

/** What sending and using a code needs of a request. */
export type CodeContext = Pick<Context, 'database' | 'merchant' | 'ip' | 'language'>;

const KINDS: Record<CodePurpose, MessageKind> = {
  login: 'loginCode',
  register: 'registerCode',
  password: 'passwordCode',
  changePassword: 'changePasswordCode',
  bindMobile: 'bindMobileCode',
  bindEmail: 'bindEmailCode',
  paymentPassword: 'paymentPasswordCode',
  challenge: 'challengeCode',
  proof: 'proofCode',
  withdrawal: 'withdrawalCode',
};

/**
 * Sends a code of six digits; it replaces the one before. Call it outside of a transaction, so
 * that what is counted stays counted.
 *
 * @returns how long it is good, for the button that sends
 * @throws {Refusal} `too_many_codes` with `retryAfterSeconds`, by number, by visitor's network and by
 *   the brand's hour; `sms_country_closed`
 */
export const sendCode = async (
  context: CodeContext,
  { purpose, channel, to, memberId = 0, isOwn = false, deliver = true }: CodeRequest,
): Promise<{ expiredMinutes: number }> => {
  const { database, merchant, language } = context;
  const priceMinor = channel === 'sms' ? smsPriceMinor(merchant, to) : 0;
  // Counted by themselves: what others have asked for keeps nobody from the codes of the own account.
  await countSend(context, isOwn ? `send:${memberId} ${to}` : `send:${to}`);
  const expiredMinutes = merchant.config.limits.smsExpiredMinutes;
  const expiresAt = new Date(Date.now() + expiredMinutes * 60_000);
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const salt = randomBytes(16).toString('base64url');
  const key = { merchantId: merchant.id, purpose, recipient: to, memberId };
  const secret = { salt, codeHash: hashCode(salt, code), expiresAt };
  await database.transaction().execute(async (tx) => {
    await tx
      .insertInto('verificationCode')
      .values({ ...key, ...secret })
      .onConflict((conflict) =>
        conflict.columns(['merchantId', 'purpose', 'recipient', 'memberId']).doUpdateSet(secret),
      )
      .execute();
    if (channel === 'sms') await keepSmsBudget(tx, merchant, priceMinor);
    await queueMessage(tx, {
      merchantId: merchant.id,
      channel,
      priceMinor,
      to,
      kind: KINDS[purpose],
      language,
      data: { code, minutes: expiredMinutes },
      expiresAt,
      deliver,
    });
  });
  return { expiredMinutes };
};

const countSend = async (
  { database, merchant, ip }: CodeContext,
  subject: string,
): Promise<void> => {
  const { security } = merchant.config;
  const rule = {
    windowMinutes: security.codeSendWindowMinutes,
    lockMinutes: security.codeRefusalMinutes,
  };
  const counts = [
    () => countAttempt(database, merchant, subject, security.codeSendsPerNumber + 1, rule),
    () => {
      const from = { name: 'sendFrom', ip, most: security.codeSendsPerAddress };
      return countAttemptsFrom(database, merchant, from, rule);
    },
  ];
  for (const count of counts) {
    const { lockedSeconds } = await count();
    if (lockedSeconds > 0)
      throw new Refusal('too_many_codes', { details: { retryAfterSeconds: lockedSeconds } });
  }
};
