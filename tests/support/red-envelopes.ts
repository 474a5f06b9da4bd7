import { bonusDetails } from '#api/bonuses.ts';
import { claimRedEnvelope, redEnvelopes } from '#api/red-envelopes.ts';
import { promotionStandings } from '#api/promotions.ts';
import type { Promotion, RedEnvelope } from '#generated/merchant-content.ts';
import { sql } from '#platform/base/database/sql.ts';
import { runEnvelopeRounds } from '#platform/money/red-envelopes/run-envelope-rounds.ts';
import { openMember, type OpenedMember } from './members.ts';
import { buildMerchant } from './merchant.ts';
import { openMerchant } from './money.ts';
import { startTestPlatform } from './platform.ts';
import { promotionOf } from './promotion-of.ts';

/** In the zone of the test's brands an hour half a day away: no round begins or ends while a test runs. */
const FAR_HOUR = (new Date().getUTCHours() + 18) % 24;

/** A round of ten envelopes every day, open until the next: one is always open. */
export const envelopes = (change: Partial<RedEnvelope> = {}): RedEnvelope => ({
  kind: 'redEnvelope',
  poolMinor: 10_000,
  count: 10,
  leastMinor: 100,
  hours: [FAR_HOUR],
  openMinutes: 1440,
  announceMinutes: 0,
  turnover: 0,
  budgetMinor: 1_000_000_000,
  ...change,
});

/** Brands with these promotions of red envelopes; `beta` has none of its own. */
export const envelopeMerchant = (
  code: string,
  promotions: Record<string, [RedEnvelope, Partial<Promotion>?]>,
  config: Parameters<typeof buildMerchant>[1] = {},
) =>
  buildMerchant(code, config, {
    promotions: Object.entries(promotions).map(([id, [mechanic, more]]) =>
      promotionOf(id, mechanic, more),
    ),
  });

/** A platform with some brands, and hands to open rounds and take envelopes at the first. */
export const startEnvelopeFixture = async (brands: ReturnType<typeof buildMerchant>[]) => {
  // A round that the job holds at that moment is left to it by a test's own look.
  const platform = await startTestPlatform(brands, { jobs: false });
  const [first] = brands;
  if (!first) throw new Error('a fixture has a brand');
  const { database } = platform;
  const merchant = await openMerchant(database, first);
  const failures: unknown[] = [];
  let people = 0;

  /** One look of the job at the clock; nothing of it may fail. */
  const look = async () => {
    await runEnvelopeRounds({ database, log: { error: (facts: unknown) => failures.push(facts) } });
    if (failures.length > 0) throw new Error(JSON.stringify(failures));
  };

  const newMember = (type = 0, code = first.code): Promise<OpenedMember> => {
    people += 1;
    return openMember(platform, code, { username: `guest${people}`, type });
  };

  const roundOf = async (promotionId: string, merchantId = merchant.id) =>
    database
      .selectFrom('redEnvelopeRound')
      .selectAll()
      .where('merchantId', '=', merchantId)
      .where('promotionId', '=', promotionId)
      .orderBy('opensAt', 'desc')
      .executeTakeFirstOrThrow();

  const take = async (member: OpenedMember, promotionId: string) =>
    platform.call(member, claimRedEnvelope, { id: (await roundOf(promotionId)).id });

  const told = async (member: OpenedMember) => {
    const answer = await platform.call(member, redEnvelopes, { language: 'en' });
    if (!answer.ok) throw new Error(JSON.stringify(answer));
    return answer.value.rounds;
  };

  const standing = async (member: OpenedMember, id: string) => {
    const answer = await platform.call(member, promotionStandings);
    if (!answer.ok) throw new Error(JSON.stringify(answer));
    return answer.value.find((each) => each.id === id);
  };

  const bonuses = async (member: OpenedMember) => {
    const answer = await platform.call(member, bonusDetails, {});
    if (!answer.ok) throw new Error(JSON.stringify(answer));
    return answer.value.list.map((each) => [each.title, each.amountMinor, each.requiredMinor]);
  };

  /** What the brand's account of envelopes holds: what is left in rounds that are open. */
  const heldMinor = async () => {
    const { rows } = await sql<{ minor: number }>`
      select coalesce(sum(e.amount), 0)::bigint as minor from account a
        join entry e on e.merchant_id = a.merchant_id and e.account_id = a.id
        where a.merchant_id = ${merchant.id} and a.kind = 'envelope'`.execute(database);
    return rows[0]?.minor;
  };

  const committedMinor = async (id: string) => {
    const row = await database
      .selectFrom('promotionState')
      .select('committedMinor')
      .where('merchantId', '=', merchant.id)
      .where('promotionId', '=', id)
      .executeTakeFirst();
    return row?.committedMinor;
  };

  /** Moves the end of a promotion's round to this moment. */
  const endRound = (promotionId: string) =>
    sql`update red_envelope_round set closes_at = now(), opens_at = least(opens_at, now())
      where merchant_id = ${merchant.id} and promotion_id = ${promotionId}
        and state = 'OPEN'`.execute(database);

  const hands = { look, newMember, roundOf, take, told, standing, bonuses, endRound };
  return { platform, merchant, database, ...hands, heldMinor, committedMinor };
};

export type EnvelopeFixture = Awaited<ReturnType<typeof startEnvelopeFixture>>;
