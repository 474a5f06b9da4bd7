import { ageState, isOldEnough } from '#domain/age-state.ts';
import { sql } from '../../base/database/sql.ts';
import type { Database } from '../../base/database/tables.ts';
import type { Context, Merchant, Session } from '../../base/endpoints/handler.ts';
import { maskName } from '../../people/members/mask-name.ts';
import { requiredOf } from '../turnover/add-turnover.ts';
import type { Gift } from './give-cash.ts';

type Giving = Pick<Context, 'database'> & {
  merchant: Merchant;
  session: Pick<Session, 'memberId'>;
};

/** Who is meant: the one above, or somebody below. */
type Recipient = 'upline' | { id: number } | { username: string };

interface Found {
  id: number;
  username: string;
  birthday: string | null;
}

/**
 * What `give_cash` of the database takes. It looks at everything once more, with both members locked; what is read here only
 * says who is meant and how old they say they are.
 *
 * @returns null when there is nobody, or more has to be looked at than that function knows
 */
export const usualGift = async (
  { database, merchant, session }: Giving,
  { kind, amountMinor }: Pick<Gift, 'kind' | 'amountMinor'>,
  who: Recipient,
): Promise<Record<string, unknown> | null> => {
  const { config } = merchant;
  const { caps, ageProof } = config.protection;
  if (Object.values(caps).some((cap) => cap > 0)) return null;
  const found = await find(database, { merchantId: merchant.id, memberId: session.memberId }, who);
  if (!found) return null;
  const { id, username, birthday } = found;
  const age = ageState({ birthday, verified: false }, config.ages.minimum, new Date());
  if (age === 'underage') return null;
  return {
    kind,
    to: id,
    username,
    birthday,
    proved: !isOldEnough(age, ageProof),
    account: maskName(username),
    amount: amountMinor,
    required: requiredOf(merchant, { kind: 'transfer', amountMinor }),
    currency: config.currency,
  };
};

const find = async (
  database: Database,
  { merchantId, memberId }: { merchantId: number; memberId: number },
  who: Recipient,
): Promise<Found | undefined> => {
  const columns = sql`m.id, m.username, nullif(m.profile ->> 'birthday', '') as birthday`;
  const { rows } =
    who === 'upline'
      ? await sql<Found>`
          select ${columns} from member own
            join member m on m.merchant_id = own.merchant_id and m.id = own.upline_id
            where own.merchant_id = ${merchantId} and own.id = ${memberId}`.execute(database)
      : await sql<Found>`
          select ${columns} from downline d
            join member m on m.merchant_id = d.merchant_id and m.id = d.member_id
            where d.merchant_id = ${merchantId} and d.ancestor_id = ${memberId} and d.until is null
              and ${'id' in who ? sql`m.id = ${who.id}` : sql`m.username = ${who.username}`}`.execute(
          database,
        );
  return rows[0];
};
