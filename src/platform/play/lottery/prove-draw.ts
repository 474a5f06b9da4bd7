import { isDeepStrictEqual } from 'node:util';
import type { SealedTickets } from '#domain/lottery/sealed-tickets.ts';
import { sql } from '../../base/database/sql.ts';
import type { Database } from '../../base/database/tables.ts';
import type { DrawnIssue } from './evaluate-ticket.ts';
import { digestOfSealed, numbersOf } from './draw-issue.ts';
import { commitOf } from './plan-issues.ts';

/** A draw, or a brand's tickets of it, are not what was published or sealed: a person has to look before anything more is paid. */
export class NotProved extends Error {
  override readonly name = 'NotProved';
}

/** The seeds of a draw that several cells share. */
export interface DrawProof {
  commitHash: string;
  serverSeed: string | null;
  clientSeed: string | null;
  sealed: SealedTickets;
}

/**
 * Holds a draw's numbers to what was published of it and to what was sealed, before anybody is paid: what another cell
 * brings is not believed.
 *
 * @throws {NotProved} with what does not fit
 */
export const proveDraw = (
  issue: DrawnIssue,
  { commitHash, serverSeed, clientSeed, sealed }: DrawProof,
): void => {
  const fail = (what: string): never => {
    throw new NotProved(
      `${issue.gameCode} ${issue.issueNo} is not paid: ${what}. Nothing was paid or given back; ask who runs the first cell.`,
    );
  };
  if (serverSeed === null || clientSeed === null) return fail('a seed is missing');
  if (commitOf(serverSeed) !== commitHash)
    return fail('its seed is not the one that was published');
  if (!clientSeed.startsWith(`${digestOfSealed(issue, sealed)}-`))
    return fail('its numbers were not drawn from the tickets that were sealed');
  if (!isDeepStrictEqual(numbersOf(issue.course, { serverSeed, clientSeed }), issue.result))
    return fail('its numbers do not follow from its seeds');
};

/**
 * Up to which ticket a brand's tickets take part in a draw.
 *
 * @returns 0 where none was sealed: its cell was not heard of in time
 * @throws {NotProved} where the tickets are not those that were sealed
 */
export const sealedUpTo = async (
  database: Database,
  merchantId: number,
  { gameCode, issueNo }: DrawnIssue,
  { brands }: SealedTickets,
): Promise<number> => {
  const sealed = brands.find(([brand]) => brand === merchantId);
  if (!sealed) return 0;
  const [, digest, , last] = sealed;
  const { rows } = await sql<{ digest: string }>`
    select digest from lottery_digest(${merchantId}, ${gameCode}, ${issueNo}, ${last})`.execute(
    database,
  );
  if (rows[0]?.digest !== digest)
    throw new NotProved(
      `${gameCode} ${issueNo}: the tickets of the brand with the number ${merchantId} are not those that were sealed before the draw. None of them is paid or given back.`,
    );
  return last;
};
