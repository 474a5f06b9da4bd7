import { vi } from 'vitest';
import { configuredBeacon } from '#beacon/configured-beacon.ts';
import type { GameType } from '#generated/merchant-config.ts';
import type { Promotion, Raffle } from '#generated/merchant-content.ts';
import { claimPromotion, promotionStandings } from '#api/promotions.ts';
import { raffle, raffleTickets } from '#api/raffles.ts';
import { rewards } from '#api/rewards.ts';
import { sql } from '#platform/base/database/sql.ts';
import { closeRaffles } from '#platform/money/raffles/close-raffles.ts';
import { runRaffles } from '#platform/money/raffles/raffle-job.ts';
import { voidBet } from '#platform/play/bets/void-bet.ts';
import { raffleFollower } from '#platform/play/raffles/count-raffle-bets.ts';
import { followUntilNow } from './follow-until-now.ts';
import { openMember, type OpenedMember } from './members.ts';
import { buildMerchant } from './merchant.ts';
import { openMerchant, playRound } from './money.ts';
import { startTestPlatform } from './platform.ts';
import type { PublishedRaffle } from './recount-raffle.ts';

/** A promotion that is a raffle: a ticket for each 1.00 of valid bet. */
export const rafflePromotion = (
  id: string,
  change: Partial<Raffle> = {},
  more: Partial<Promotion> = {},
): Promotion => ({
  id,
  title: { en: `The ${id}` },
  summary: { en: id },
  content: { en: `<p>${id}</p>` },
  art: 'assets/mark.svg',
  category: 'ALL',
  sequence: 0,
  endsAt: '2099-01-01T00:00:00Z',
  mechanic: {
    kind: 'raffle',
    source: 'validBets',
    stepMinor: 100,
    mostTickets: 50,
    prizes: [
      { count: 1, amountMinor: 5000 },
      { count: 2, amountMinor: 500 },
    ],
    holdMinutes: 60,
    turnover: 3,
    budgetMinor: 100_000,
    ...change,
  },
  ...more,
});

/** A platform with some brands, and hands to play for tickets at the first and to draw. */
export const startRaffleFixture = async (brands: ReturnType<typeof buildMerchant>[]) => {
  // The job would close a list before the test has looked at it.
  const platform = await startTestPlatform(brands, { jobs: false });
  const [first] = brands;
  if (!first) throw new Error('a fixture has a brand');
  const { database } = platform;
  const merchant = await openMerchant(database, first);
  const failures: unknown[] = [];
  const log = { error: (facts: unknown) => void failures.push(facts) };
  let people = 0;

  const newMember = (type = 0, code = first.code): Promise<OpenedMember> => {
    people += 1;
    const options = {
      username: `player${people}`,
      type,
      ...(type === 4 ? {} : { cashMinor: 1_000_000 }),
    };
    return openMember(platform, code, options);
  };

  /** Loses a stake, which then is all valid; answers its number. */
  const play = (member: OpenedMember, stakeMinor: number, gameType: GameType = 'RNG') =>
    playRound(database, merchant, member.memberId, { stakeMinor, gameType });

  const takeBack = async ({ memberId }: OpenedMember, transactionId: string) => {
    const name = { memberId, vendorCode: 'TESTER', transactionId };
    const taken = await voidBet(database, merchant, name);
    if (!taken.ok) throw new Error(taken.code);
  };

  /** Gives the tickets of everything that has ended by now. */
  const follow = async () => {
    await followUntilNow({ database, log }, [raffleFollower]);
  };

  /** One look of the job at the clock; nothing of it may fail. */
  const look = async () => {
    await runRaffles({ database, log }, configuredBeacon(), 0);
    if (failures.length > 0) throw new Error(JSON.stringify(failures));
  };

  /** Closes the lists whose time is over, and draws nothing, however long that takes. */
  const close = async () => {
    await closeRaffles({ database, log }, configuredBeacon(), 0);
    if (failures.length > 0) throw new Error(JSON.stringify(failures));
  };

  /** Lets the time of a raffle be over, its list's too. What was counted stays counted. */
  const endTime = async (id: string) => {
    await follow();
    await sql`update raffle set starts_at = now() - interval '2 hours',
        ends_at = now() - interval '12 s', closes_at = now() - interval '11 s'
      where promotion_id = ${id} and state = 'OPEN'`.execute(database);
  };

  /** Ends, closes and draws a raffle. */
  const draw = async (id: string) => {
    await endTime(id);
    await look();
    await vi.waitUntil(async () => {
      await look();
      return (await stored(id)).state === 'DRAWN';
    }, 60_000);
  };

  const stored = (id: string) =>
    database
      .selectFrom('raffle')
      .selectAll()
      .where('merchantId', '=', merchant.id)
      .where('promotionId', '=', id)
      .executeTakeFirstOrThrow();

  const show = async (id: string, member?: OpenedMember) => {
    const caller = member ?? { host: `${first.code}.localhost` };
    const answer = await platform.call(caller, raffle, { id, language: 'en' });
    if (!answer.ok) throw new Error(JSON.stringify(answer));
    return answer.value;
  };

  const readList = async (id: string, code = first.code) => {
    const response = await platform.send(
      { host: `${code}.localhost` },
      { method: 'GET', path: `${raffleTickets.path}?id=${id}` },
    );
    return { status: response.status, text: response.text };
  };

  /** What a stranger needs to count it again. */
  const published = async (id: string): Promise<PublishedRaffle> => {
    const { commit, serverSeed, list, beacon, prizes } = await show(id);
    if (serverSeed === null || !list || !beacon?.value) throw new Error(`${id} is not drawn`);
    return { commit, serverSeed, listHash: list.hash, beaconValue: beacon.value, prizes };
  };

  const claim = (member: OpenedMember, id: string) => platform.call(member, claimPromotion, { id });

  const standing = async (member: OpenedMember, id: string) => {
    const answer = await platform.call(member, promotionStandings);
    if (!answer.ok) throw new Error(JSON.stringify(answer));
    return answer.value.find((each) => each.id === id);
  };

  const reward = async (member: OpenedMember, id: string) => {
    const answer = await platform.call(member, rewards, { language: 'en' });
    if (!answer.ok) throw new Error(JSON.stringify(answer));
    return answer.value.find((each) => each.id === id && each.kind === 'raffle');
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

  const hands = { newMember, play, takeBack, follow, look, close, endTime, draw, stored, show };
  return {
    platform,
    database,
    merchant,
    ...hands,
    readList,
    published,
    claim,
    standing,
    reward,
    committedMinor,
  };
};

export type RaffleFixture = Awaited<ReturnType<typeof startRaffleFixture>>;
