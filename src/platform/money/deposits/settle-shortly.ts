import { sql } from '../../base/database/sql.ts';
import type { Database } from '../../base/database/tables.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';
import { askShortly } from '../../base/ledger/short-way.ts';
import { messageRow } from '../../base/messages/queue-message.ts';
import { wordsOf } from '../../people/contacts/notify-contact.ts';
import type { PaymentReport } from '../payments/payment-provider.ts';
import { requiredOf } from '../turnover/add-turnover.ts';

/** What is read before: whose deposit it is, and where that member is told. */
interface Found {
  id: number;
  memberId: number;
  amountMinor: number;
  feeMinor: number;
  language: string;
  mobile: string | null;
  email: string | null;
}

/**
 * Credits a deposit that its provider says was paid, together with what others of the brand do at this moment. The database
 * looks at everything once more, with the member locked.
 *
 * @returns false when nothing was done: the long way goes on
 */
export const settleShortly = async (
  database: Database,
  merchant: Merchant,
  report: PaymentReport,
): Promise<boolean> => {
  const found = await find(database, merchant.id, report.reference);
  if (!found || found.amountMinor !== report.amountMinor) return false;
  const { id, memberId, amountMinor, feeMinor } = found;
  const { currency } = report;
  const creditMinor = amountMinor - feeMinor;
  const given = {
    deposit: id,
    amount: amountMinor,
    currency,
    providerRef: report.providerRef,
    required: requiredOf(merchant, { kind: 'deposit', amountMinor: creditMinor }),
    contact: found.mobile ?? found.email,
    message: messageOf(merchant, found, { amountMinor: creditMinor, currency }),
    values: { amount: { minor: creditMinor, currency } },
  };
  const asked = { merchantId: merchant.id, member: memberId, scope: 'settleDeposit', given };
  return (await askShortly(database, asked)) !== null;
};

const find = async (
  database: Database,
  merchantId: number,
  reference: string,
): Promise<Found | undefined> => {
  const { rows } = await sql<Found>`
    select d.id, d.member_id, d.amount_minor, d.fee_minor, m.language,
        (select c.value from member_contact c where c.merchant_id = d.merchant_id and c.member_id = d.member_id
          and c.kind = 'mobile') as mobile,
        (select c.value from member_contact c where c.merchant_id = d.merchant_id and c.member_id = d.member_id
          and c.kind = 'email') as email
      from deposit d join member m on m.merchant_id = d.merchant_id and m.id = d.member_id
      where d.merchant_id = ${merchantId} and d.reference = ${reference}
        and d.provider <> 'bank' and d.state in ('CREATED', 'PENDING')`.execute(database);
  return rows[0];
};

/** What is sent where the member is told; null for whom neither way reaches. */
const messageOf = (
  { id: merchantId, config }: Merchant,
  { mobile, email, language }: Found,
  money: { amountMinor: number; currency: string },
) => {
  const to = mobile ?? email;
  if (to === null) return null;
  const channel = mobile === null ? 'email' : 'sms';
  const kind = 'depositSettled';
  const words = wordsOf({ kind, ...money }, language, channel);
  return messageRow({ merchantId, channel, to, kind, language, ...words }, config.brand.name);
};
