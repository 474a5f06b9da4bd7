import { Readable } from 'node:stream';
import { raffle, type RaffleState, raffleTickets } from '#api/raffles.ts';
import { raffleList, type TicketRange } from '#domain/raffle/raffle-draw.ts';
import { sql } from '../../base/database/sql.ts';
import type { Database } from '../../base/database/tables.ts';
import { FileAnswer } from '../../base/endpoints/file-answer.ts';
import { handle } from '../../base/endpoints/handler.ts';
import { readMemberRaffles } from './raffle-standings.ts';

const states = { OPEN: 'open', CLOSED: 'closed', DRAWN: 'drawn' } as const;

const readRaffle = (database: Database, merchantId: number, promotionId: string) =>
  database
    .selectFrom('raffle')
    .selectAll()
    .where('merchantId', '=', merchantId)
    .where('promotionId', '=', promotionId)
    .executeTakeFirst();

/** A raffle with everything by which its draw can be counted again; the seed is shown once it is drawn. */
export const raffleHandler = handle(raffle, async ({ id }, context, refuse) => {
  const { database, merchant, session } = context;
  const found = await readRaffle(database, merchant.id, id);
  if (!found || found.state === 'CANCELLED') return refuse('raffle_unknown');
  const [own] = session ? await readMemberRaffles(database, merchant.id, session.memberId, id) : [];
  const isDrawn = found.state === 'DRAWN';
  return {
    id,
    state: states[found.state],
    source: found.source,
    stepMinor: found.stepMinor,
    mostTickets: found.mostTickets,
    currency: found.currency,
    turnover: found.turnover,
    startsAt: found.startsAt.toISOString(),
    endsAt: found.endsAt.toISOString(),
    closesAt: found.closesAt.toISOString(),
    prizes: found.prizes,
    commit: found.commitHash,
    list: found.listHash === null ? null : listOf({ ...found, listHash: found.listHash }),
    beacon: beaconOf(found),
    serverSeed: isDrawn ? found.serverSeed : null,
    clientSeed: found.clientSeed,
    winners: isDrawn ? await readWinners(database, merchant.id, id) : [],
    own: own
      ? {
          publicId: own.publicId,
          countedMinor: own.countedMinor,
          tickets: own.tickets,
          wonMinor: own.wonMinor,
        }
      : null,
  };
});

const listOf = (found: { listHash: string; tickets: number | null; members: number | null }) => ({
  hash: found.listHash,
  tickets: found.tickets ?? 0,
  members: found.members ?? 0,
});

const beaconOf = ({
  beaconRound,
  beaconValue,
  drawsAt,
}: {
  beaconRound: number | null;
  beaconValue: string | null;
  drawsAt: Date | null;
}): RaffleState['beacon'] =>
  beaconRound === null || drawsAt === null
    ? null
    : { round: beaconRound, value: beaconValue, drawsAt: drawsAt.toISOString() };

const readWinners = async (
  database: Database,
  merchantId: number,
  promotionId: string,
): Promise<RaffleState['winners']> => {
  const { rows } = await sql<RaffleState['winners'][number]>`
    select p.ticket, e.public_id, p.amount_minor
      from raffle_prize p
      join raffle_entry e on e.merchant_id = p.merchant_id and e.promotion_id = p.promotion_id
        and e.member_id = p.member_id
      where p.merchant_id = ${merchantId} and p.promotion_id = ${promotionId}
      order by p.seq`.execute(database);
  return rows;
};

/** The closed list as a file, byte for byte as it was hashed. */
export const raffleTicketsHandler = handle(raffleTickets, async ({ id }, context, refuse) => {
  const { database, merchant } = context;
  const found = await readRaffle(database, merchant.id, id);
  if (!found || found.listHash === null) return refuse('raffle_unknown');
  const lines = Readable.from(readLines(database, merchant.id, id));
  return new FileAnswer('raffle-tickets.txt', 'text/plain', lines);
});

const BATCH = 5000;

async function* readLines(
  database: Database,
  merchantId: number,
  promotionId: string,
): AsyncGenerator<string> {
  for (let after = 0; ; after += BATCH) {
    const { rows } = await sql<TicketRange>`
      select seq, public_id, first_ticket, last_ticket from raffle_entry
        where merchant_id = ${merchantId} and promotion_id = ${promotionId}
          and seq > ${after} and seq <= ${after + BATCH} order by seq`.execute(database);
    if (rows.length === 0) return;
    yield raffleList(rows);
  }
}
