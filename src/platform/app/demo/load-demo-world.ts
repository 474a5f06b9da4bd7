import type { FastifyBaseLogger } from 'fastify';
import type { Database, OpenTransaction } from '../../base/database/tables.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';
import { readContacts } from '../../people/contacts/contacts.ts';
import { type DemoAccount, type DemoAccounts, readDemoAccounts } from './demo-accounts.ts';
import { type DemoActor, demoContext } from './demo-context.ts';
import { liveAsDemoAgent, liveAsDemoMember, verifyDemoContacts } from './demo-life.ts';
import { openDemoEnvelopes } from './demo-envelopes.ts';
import { shopAsDemoMember } from './demo-mall.ts';
import { openDemoMembers, openDemoPlayers } from './demo-members.ts';
import { signDemoContracts } from './demo-contracts.ts';
import { makeDemoLinks } from './demo-links.ts';
import { openDemoTeam } from './demo-team.ts';
import { demoPeopleOf } from './demo-people.ts';
import { inviteDemoFriends } from './demo-referral.ts';
import { rankDemoMember } from './demo-ranks.ts';
import { holdDemoRaffles } from './demo-raffles.ts';
import { playDemoRounds } from './demo-rounds.ts';
import { forgetDaySums } from '../../money/records/count-day-sums.ts';
import { regatherTeams } from '../../play/teams/gather-teams.ts';
import { selectGames } from '../../play/games/select-games.ts';

type ShownAccount = Pick<DemoAccount, 'username' | 'password' | 'paymentPassword'>;

/** How to sign in to the demo world; the same in every brand. */
export interface DemoWorld {
  member: ShownAccount;
  agent: ShownAccount;
}

/**
 * Fills every brand with a demo member, a demo agent and its team, their money, a month of their lives, marked
 * games, and other players' rounds of this week. Loading it again in the same week changes nothing. A
 * brand for which it fails is named in the log, and the others are filled.
 *
 * @param stateDir `.livery`, where the passwords of this installation are kept
 */
export const loadDemoWorld = async ({
  database,
  merchants,
  stateDir,
  log,
}: {
  database: Database;
  merchants: readonly Merchant[];
  stateDir: string;
  log: FastifyBaseLogger;
}): Promise<DemoWorld> => {
  const accounts = await readDemoAccounts(stateDir);
  const now = new Date();
  await Promise.all(
    merchants.map((merchant) =>
      loadBrand(database, merchant, accounts, now).catch((error: unknown) => {
        log.error({ err: error, brand: merchant.code }, 'a brand has no demo world');
      }),
    ),
  );
  await holdDemoRaffles(
    { database, log },
    merchants.map(({ id }) => id),
  );
  const shown = ({ username, password, paymentPassword }: DemoAccount) => ({
    username,
    password,
    paymentPassword,
  });
  return { member: shown(accounts.member), agent: shown(accounts.agent) };
};

const loadBrand = async (
  database: Database,
  merchant: Merchant,
  accounts: DemoAccounts,
  now: Date,
): Promise<void> => {
  const ids = await database.transaction().execute(async (tx) => {
    const opened = await openDemoMembers(tx, merchant, accounts);
    await markDemoFavorites(tx, merchant.id, opened.memberId);
    await openDemoEnvelopes(tx, merchant.id);
    return { ...opened, playerIds: await openDemoPlayers(tx, merchant) };
  });
  await rankDemoMember(database, merchant, {
    memberId: ids.memberId,
    username: accounts.member.username,
    now,
  });
  await playDemoRounds(database, merchant, ids.playerIds, now);
  await openDemoTeam(database, merchant, ids.agentId, now);
  await inviteDemoFriends(database, merchant, ids.memberId);
  const actorOf = (name: keyof DemoAccounts, memberId: number, type: number): DemoActor => ({
    database,
    merchant,
    memberId,
    context: demoContext(database, merchant, { memberId, type }),
    person: demoPeopleOf(merchant.config.currency)[name],
    email: `${accounts[name].username}@${merchant.code}.example`,
    paymentPassword: accounts[name].paymentPassword,
  });
  await liveOnce(actorOf('agent', ids.agentId, 1), liveAsDemoAgent);
  const member = actorOf('member', ids.memberId, 0);
  await liveOnce(member, (actor) => liveAsDemoMember(actor, now));
  await shopAsDemoMember(member);
  // Its bets lie in the past, which the figures of teams and of members have passed.
  await forgetDaySums(database, merchant);
  if (merchant.config.flags.AGENTPOLICY3) await regatherTeams(database, merchant);
  await signDemoContracts(database, merchant, ids.agentId);
  await makeDemoLinks(database, merchant, ids.agentId);
};

/**
 * Verified contacts say that an account has had its month: they come last. Every step is done once
 * by its own key, so a start that was cut off is taken up by the next.
 */
const liveOnce = async (
  actor: DemoActor,
  live: (actor: DemoActor) => Promise<void>,
): Promise<void> => {
  const { database, merchant, memberId } = actor;
  const { email } = await readContacts(database, merchant.id, memberId);
  if (email !== null) return;
  await live(actor);
  await database.transaction().execute((tx) => verifyDemoContacts(tx, actor));
};

const MARKS = 9;

/** Marks some of the brand's leading games for the demo member, unless it has marks already. */
const markDemoFavorites = async (
  tx: OpenTransaction,
  merchantId: number,
  memberId: number,
): Promise<void> => {
  const marked = await tx
    .selectFrom('favorite')
    .select('nodeId')
    .where('merchantId', '=', merchantId)
    .where('memberId', '=', memberId)
    .executeTakeFirst();
  if (marked) return;
  const games = await selectGames(tx, merchantId)
    .where('game.isGame', '=', 'GAME')
    .orderBy('isTop', 'desc')
    .orderBy('game.sequence')
    .limit(MARKS)
    .execute();
  const rows = games.map(({ nodeId }) => ({ merchantId, memberId, nodeId }));
  if (rows.length > 0) await tx.insertInto('favorite').values(rows).execute();
};
