import { createHmac } from 'node:crypto';
import type { Beacon } from '#beacon/beacon.ts';
import type { Hmac } from '#domain/fair/fair-draw.ts';
import { drawTickets, prizeRow } from '#domain/raffle/raffle-draw.ts';
import { sql } from '../../base/database/sql.ts';
import type { OpenTransaction } from '../../base/database/tables.ts';
import { openSecret } from '../../base/sealing/seal-secret.ts';
import { notifyMember } from '../../people/inbox/notify-member.ts';
import type { RaffleContext } from './close-raffles.ts';

/** Raffles that are drawn in one look. */
const MOST_AT_ONCE = 20;

const hmac: Hmac = (key, message) => createHmac('sha256', key).update(message).digest();

interface WaitingRaffle {
  merchantId: number;
  promotionId: string;
  beaconRound: number;
}

/**
 * Draws the raffles whose beacon has spoken, of all brands: the round was fixed when the list was closed, so
 * that a draw that was cut off, or comes late, has no choice. Each in a transaction of its own.
 *
 * @throws {BeaconUnavailable} when the beacon cannot be read; the draws wait
 */
export const drawRaffles = async (
  { database, log }: RaffleContext,
  beacon: Beacon,
): Promise<void> => {
  const { rows } = await sql<WaitingRaffle>`
    select merchant_id, promotion_id, beacon_round from raffle
      where state = 'CLOSED' and draws_at <= now()
      order by draws_at limit ${MOST_AT_ONCE}`.execute(database);
  for (const raffle of rows) {
    const { randomness } = await beacon.read(raffle.beaconRound);
    try {
      await database.transaction().execute((tx) => drawOne(tx, raffle, randomness));
    } catch (error) {
      const { merchantId, promotionId } = raffle;
      log.error({ merchantId, promotionId, err: error }, 'a raffle was not drawn');
    }
  }
};

const drawOne = async (
  tx: OpenTransaction,
  { merchantId, promotionId }: WaitingRaffle,
  randomness: string,
): Promise<void> => {
  const raffle = await lockClosed(tx, { merchantId, promotionId });
  if (!raffle) return;
  const serverSeed = openSecret(raffle.serverSeed);
  const clientSeed = `${raffle.listHash}-${randomness}`;
  const amounts = prizeRow(raffle.prizes);
  const drawn = drawTickets(
    { serverSeed, clientSeed },
    { tickets: raffle.tickets ?? 0, prizes: amounts.length },
    hmac,
  );
  const prizes = drawn.map((ticket, at) => ({ seq: at + 1, ticket, minor: amounts[at] }));
  const winners = await insertPrizes(tx, { merchantId, promotionId }, prizes);
  const wonMinor = prizes.reduce((sum, { minor = 0 }) => sum + minor, 0);
  await tx
    .updateTable('promotionState')
    .set({ committedMinor: sql<number>`committed_minor - ${raffle.prizesMinor - wonMinor}` })
    .where('merchantId', '=', merchantId)
    .where('promotionId', '=', promotionId)
    .execute();
  await tx
    .updateTable('raffle')
    .set({
      state: 'DRAWN',
      // From now on everybody may see it.
      serverSeed,
      clientSeed,
      beaconValue: randomness,
      endedAt: new Date(),
    })
    .where('merchantId', '=', merchantId)
    .where('promotionId', '=', promotionId)
    .execute();
  await tellWinners(tx, raffle, winners);
};

const tellWinners = async (
  tx: OpenTransaction,
  { merchantId, promotionId, title, currency }: Raffle,
  winners: readonly { memberId: number; minor: number }[],
): Promise<void> => {
  for (const { memberId, minor } of winners)
    await notifyMember(tx, {
      merchantId,
      memberId,
      kind: 'promotion',
      template: 'raffleWon',
      values: { promotion: { texts: title }, amount: { minor, currency } },
      path: `/promotions#${promotionId}`,
      key: `raffle:${promotionId}`,
    });
};

type Raffle = NonNullable<Awaited<ReturnType<typeof lockClosed>>>;

const lockClosed = (
  tx: OpenTransaction,
  { merchantId, promotionId }: Pick<WaitingRaffle, 'merchantId' | 'promotionId'>,
) =>
  tx
    .selectFrom('raffle')
    .selectAll()
    .where('merchantId', '=', merchantId)
    .where('promotionId', '=', promotionId)
    .where('state', '=', 'CLOSED')
    .forUpdate()
    .executeTakeFirst();

/** @returns what each winner has won in all */
const insertPrizes = async (
  tx: OpenTransaction,
  { merchantId, promotionId }: Pick<WaitingRaffle, 'merchantId' | 'promotionId'>,
  prizes: readonly { seq: number; ticket: number; minor: number | undefined }[],
): Promise<{ memberId: number; minor: number }[]> => {
  const { rows } = await sql<{ memberId: number; minor: number }>`
    with won as (
      insert into raffle_prize (merchant_id, promotion_id, seq, ticket, member_id, amount_minor)
        select ${merchantId}, ${promotionId}, p.seq, p.ticket, e.member_id, p.minor
          from jsonb_to_recordset(${JSON.stringify(prizes)}::jsonb)
            as p (seq int, ticket bigint, minor bigint)
          cross join lateral (
            select member_id from raffle_entry
              where merchant_id = ${merchantId} and promotion_id = ${promotionId}
                and first_ticket <= p.ticket
              order by first_ticket desc limit 1
          ) e
        returning member_id, amount_minor
    )
    select member_id, sum(amount_minor)::bigint as minor from won
      group by member_id order by member_id`.execute(tx);
  return rows;
};
