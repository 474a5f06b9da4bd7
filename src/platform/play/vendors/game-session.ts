import { PLAY_CURRENCY } from '../../people/access/member-types.ts';
import { hashToken } from '../../people/access/opaque-token.ts';
import type { GameSession } from '../../base/database/game-session-tables.ts';
import { sql } from '../../base/database/sql.ts';
import type { Database, OpenTransaction } from '../../base/database/tables.ts';
import { type Merchant, Refusal } from '../../base/endpoints/handler.ts';
import type { BrandMessage } from './vendor-message.ts';

/** A play with the brand in which it takes place. */
export interface FoundSession {
  session: GameSession;
  merchant: Merchant;
}

/**
 * The play of the session token in a message, whether or not it still goes on.
 *
 * @throws {Refusal} `session_expired` when this vendor was never given such a token
 */
export const readGameSession = async (
  tx: OpenTransaction,
  { merchant, vendorCode, body }: BrandMessage<{ sessionToken: string }>,
): Promise<FoundSession> => {
  const session = await tx
    .selectFrom('gameSession')
    .selectAll()
    .where('merchantId', '=', merchant.id)
    .where('tokenHash', '=', hashToken(body.sessionToken))
    .where('vendorCode', '=', vendorCode)
    .executeTakeFirst();
  if (!session) throw new Refusal('session_expired');
  return { session, merchant };
};

/** @throws {Refusal} `session_expired` when the play has ended, was left idle or lasts too long */
export const refuseEnded = ({ session, merchant }: FoundSession): void => {
  const { limits, security } = merchant.config;
  const { endedAt, seenAt, startedAt, purpose } = session;
  const now = Date.now();
  const isOpen =
    purpose === 'play' &&
    endedAt === null &&
    startedAt !== null &&
    now - seenAt.getTime() < limits.idleMinutes * 60_000 &&
    now - startedAt.getTime() < security.sessionMaxHours * 3_600_000;
  if (!isOpen) throw new Refusal('session_expired');
};

/** Play is use of the site: neither session runs into its idle time meanwhile. */
export const notePlay = async (
  database: Database | OpenTransaction,
  { merchantId, id }: Pick<GameSession, 'merchantId' | 'id'>,
): Promise<void> => {
  await sql`select note_play(${merchantId}, ${id})`.execute(database);
};

/** What a play's amounts are in; nothing is anybody's money where nothing is at stake. */
export const currencyOfPlay = ({ session, merchant }: FoundSession): string =>
  session.wallet === 'real' ? merchant.config.currency : PLAY_CURRENCY;
