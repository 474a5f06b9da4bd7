import { sql } from '../../base/database/sql.ts';
import type { Database, OpenTransaction } from '../../base/database/tables.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';
import { judgeReferrals } from '../../money/referral/judge-referrals.ts';
import { createMember } from '../../people/members/create-member.ts';
import { saveChoice } from '../../people/protection/save-choice.ts';
import { noteReferral } from '../../people/referral/note-referral.ts';
import { noteVerified } from '../../people/referral/note-verified.ts';
import { type DemoActor, demoContext } from './demo-context.ts';
import { payDemoDeposit } from './demo-deposits.ts';
import { demoPeopleOf } from './demo-people.ts';

/** Friends of the demo member, one at each stage, and one who came from the member's own address. */
const friends = [
  { username: 'cedarbay', daysBefore: 25, stages: ['verified'], sameAddress: true },
  { username: 'brightkite', daysBefore: 20, stages: ['verified', 'deposit', 'active'] },
  { username: 'quietfern', daysBefore: 9, stages: ['verified', 'deposit'] },
  { username: 'sunlitbay', daysBefore: 4, stages: ['verified'] },
  { username: 'pearlriver', daysBefore: 1, stages: [] },
] as const;

const DAY_MS = 86_400_000;
const DOLLARS = 25;
/** From the range for documentation (RFC 5737). */
const SHARED_ADDRESS = '198.51.100.24';

/** Lets the demo member have invited friends, where the brand has that; once. */
export const inviteDemoFriends = async (
  database: Database,
  merchant: Merchant,
  inviterId: number,
): Promise<void> => {
  if (!merchant.config.referral.enabled) return;
  for (const friend of friends) await inviteFriend(database, merchant, inviterId, friend);
  const log = {
    error: (facts: unknown) => {
      throw new Error(JSON.stringify(facts));
    },
  };
  await judgeReferrals({ database, log });
  await openOldRewards(database, merchant.id, inviterId);
};

const inviteFriend = async (
  database: Database,
  merchant: Merchant,
  inviterId: number,
  friend: (typeof friends)[number],
): Promise<void> => {
  const registeredAt = new Date(Date.now() - friend.daysBefore * DAY_MS);
  const memberId = await database.transaction().execute(async (tx) => {
    const made = await openFriend(tx, merchant, { inviterId, registeredAt, friend });
    if (made && friend.stages.length > 0) await verifyFriend(tx, merchant.id, made);
    return made;
  });
  const stages: readonly string[] = friend.stages;
  if (memberId === null || !stages.includes('deposit')) return;
  const actor = actorOf(database, merchant, memberId, friend.username);
  const endedAt = new Date(registeredAt.getTime() + DAY_MS);
  await payDemoDeposit(actor, { name: 'first', dollars: DOLLARS, channel: 0, endedAt });
  if (stages.includes('active'))
    await sql`update referral set valid_minor = (terms ->> 'activeBetMinor')::bigint, due_at = now()
      where merchant_id = ${merchant.id} and friend_id = ${memberId}`.execute(database);
};

/** @returns null when the friend is there already */
const openFriend = async (
  tx: OpenTransaction,
  merchant: Merchant,
  asked: { inviterId: number; registeredAt: Date; friend: (typeof friends)[number] },
): Promise<number | null> => {
  const { inviterId, registeredAt, friend } = asked;
  const ip = 'sameAddress' in friend ? SHARED_ADDRESS : '127.0.0.1';
  const made = await createMember(tx, {
    merchantId: merchant.id,
    currency: merchant.config.currency,
    username: friend.username,
    passwordHash: null,
    type: 0,
    language: merchant.config.languages.default,
    referrerId: inviterId,
    ip,
  });
  if (!made) return null;
  await noteReferral(tx, merchant, { friendId: made.id, inviterId, ip });
  if ('sameAddress' in friend)
    await sql`insert into member_trace (merchant_id, member_id, kind, value)
      values (${merchant.id}, ${inviterId}, 'address', ${ip}) on conflict do nothing`.execute(tx);
  await sql`update referral set registered_at = ${registeredAt}
    where merchant_id = ${merchant.id} and friend_id = ${made.id}`.execute(tx);
  await sql`update member set registered_at = ${registeredAt}
    where merchant_id = ${merchant.id} and id = ${made.id}`.execute(tx);
  return made.id;
};

const verifyFriend = async (
  tx: OpenTransaction,
  merchantId: number,
  memberId: number,
): Promise<void> => {
  await saveChoice(tx, merchantId, memberId, { ageVerifiedAt: new Date(), ageProof: 'demo world' });
  await noteVerified(tx, merchantId, memberId);
};

const actorOf = (
  database: Database,
  merchant: Merchant,
  memberId: number,
  username: string,
): DemoActor => ({
  database,
  merchant,
  memberId,
  context: demoContext(database, merchant, { memberId, type: 0 }),
  person: demoPeopleOf(merchant.config.currency).member,
  email: `${username}@${merchant.code}.example`,
  paymentPassword: '',
});

/** What came with the friend of long ago is no longer locked: there is something to claim. */
const openOldRewards = async (
  database: Database,
  merchantId: number,
  inviterId: number,
): Promise<void> => {
  const old = sql`merchant_id = ${merchantId} and friend_id in (select r.friend_id from referral r
    where r.merchant_id = ${merchantId} and r.inviter_id = ${inviterId}
      and r.registered_at < now() - interval '15 days')`;
  await sql`update referral_reward set unlocks_at = now()
    where state = 'LOCKED' and ${old}`.execute(database);
  await sql`update referral set due_at = now() where due_at is not null and ${old}`.execute(
    database,
  );
};
