import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { AlarmingRefusal } from '../../base/alarms/alarm.ts';
import { sql } from '../../base/database/sql.ts';
import type { OpenTransaction } from '../../base/database/tables.ts';
import { type Merchant, Refusal } from '../../base/endpoints/handler.ts';

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
export const smsPriceMinor = ({ config }: Pick<Merchant, 'config'>, to: string): number => {
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
export const keepSmsBudget = async (
  tx: OpenTransaction,
  { id, config }: Merchant,
  priceMinor: number,
): Promise<void> => {
  const { perHour, spendPerHourMinor } = config.sms;
  await sql`select pg_advisory_xact_lock(hashtextextended('sms budget', ${id}))`.execute(tx);
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
