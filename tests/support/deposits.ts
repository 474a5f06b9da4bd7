import { createDeposit } from '#api/deposits.ts';
import type { InputOf } from '#api/endpoint.ts';
import type { PaymentChannel } from '#generated/merchant-config.ts';
import { sql } from '#platform/base/database/sql.ts';
import { signBody, SIGNATURE_HEADER } from '#platform/base/messages/signed-message.ts';
import type { Caller, TestPlatform } from './platform.ts';

/** A card channel with a fee, through the sandbox. */
export const cardChannel: PaymentChannel = {
  id: 'card',
  provider: 'sandbox',
  kind: 'card',
  name: { en: 'Card', my: 'ကတ်' },
  minimumMinor: 1000,
  maximumMinor: 1_000_000,
  feePercent: 1.5,
  feeMinor: 10,
  quickAmountsMinor: [1000, 5000],
  expiryMinutes: 30,
  arrivalMinutes: 0,
  bankLines: [],
};

/** A bank transfer that somebody of the house approves. */
export const bankChannel: PaymentChannel = {
  ...cardChannel,
  id: 'bank',
  provider: 'bank',
  kind: 'bank',
  name: { en: 'Bank transfer' },
  feePercent: 0,
  feeMinor: 0,
  bankLines: [{ kind: 'accountNumber', value: '0123 4567' }],
};

type Input = Partial<InputOf<typeof createDeposit>>;

/** Starts a deposit of 100.00 by card, unless said otherwise. */
export const startDeposit = async (platform: TestPlatform, caller: Caller, input: Input = {}) => {
  const outcome = await platform.call(caller, createDeposit, {
    requestId: crypto.randomUUID(),
    channelId: 'card',
    amountMinor: 10_000,
    ...input,
  });
  if (!outcome.ok) throw new Error(JSON.stringify(outcome));
  return outcome.value;
};

/** Lets a member lose cash to the house, in minor units. */
export const loseMoney = async (
  { database }: TestPlatform,
  { merchantId, memberId }: { merchantId: number; memberId: number },
  amountMinor: number,
): Promise<void> => {
  await sql`
    select post_transfer(a.merchant_id, 'test', ${crypto.randomUUID()}, '', 'loss',
      array[a.id, h.id], array[-${amountMinor}::bigint, ${amountMinor}::bigint])
    from account a
    join account h on h.merchant_id = a.merchant_id and h.kind = 'house' and h.currency = a.currency
    where a.merchant_id = ${merchantId} and a.member_id = ${memberId} and a.kind = 'cash'`.execute(
    database,
  );
};

/** Presses a button of the sandbox's page. */
export const press = (
  platform: TestPlatform,
  { payUrl }: { payUrl: string | null },
  button: 'settle' | 'fail' | 'leave',
) =>
  platform.send(
    { host: 'alpha.localhost', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
    { method: 'POST', path: `${payUrl}/${button}` },
  );

/** Sends a message as the sandbox would: signed, unless it is told how to do it wrong. */
export const sendCallback = async (
  platform: TestPlatform,
  body: object,
  { secret, at, merchant = 'alpha' }: { secret?: string; at?: Date; merchant?: string } = {},
) => {
  const rawBody = JSON.stringify(body);
  const signature = signBody(secret ?? (await secretOf(platform, merchant)), rawBody, at);
  return fetch(`http://127.0.0.1:${platform.port}/pay/callback/sandbox/${merchant}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature },
    body: rawBody,
  });
};

/** What a brand and the sandbox sign with. */
export const secretOf = async ({ database }: TestPlatform, code: string): Promise<string> => {
  const { rows } = await sql<{ secret: string }>`
    select secret from provider_secret s join merchant m on m.id = s.merchant_id
    where m.code = ${code}`.execute(database);
  if (!rows[0]) throw new Error(`${code} has no secret yet`);
  return rows[0].secret;
};

/**
 * A deposit that was sent back to its payer when the member had lost it.
 *
 * @param command runs a command of an operator to its end
 * @returns its reference
 */
export const shortDeposit = async (
  platform: TestPlatform,
  member: Parameters<typeof startDeposit>[1] & Parameters<typeof loseMoney>[1],
  command: (...args: string[]) => Promise<void>,
): Promise<string> => {
  const { reference } = await startDeposit(platform, member, { channelId: 'bank' });
  await command('deposits', 'approve', reference);
  await loseMoney(platform, member, 9_000);
  await command('deposits', 'refund', reference);
  return reference;
};
