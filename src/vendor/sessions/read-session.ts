import type { PlaySession } from '../database/games-tables.ts';
import { refuse } from '../context/refusal.ts';
import type { VendorContext } from '../context/vendor-context.ts';
import { hashPlayToken } from './play-token.ts';

/** A page that was left open over night plays no more; the platform's own session is shorter. */
const LIFE_MS = 24 * 3_600_000;

/** The session of a token. Refuses one that is not known or has ended. */
export const readSession = async (
  { database }: VendorContext,
  token: string | null,
): Promise<PlaySession> => {
  const session = token
    ? await database
        .selectFrom('playSession')
        .selectAll()
        .where('tokenHash', '=', hashPlayToken(token))
        .where('endedAt', 'is', null)
        .where('createdAt', '>', new Date(Date.now() - LIFE_MS))
        .executeTakeFirst()
    : undefined;
  return session ?? refuse('session_expired');
};

/** The same, where something may be staked. */
export const requirePlay = (session: PlaySession): PlaySession =>
  session.purpose === 'play' ? session : refuse('session_expired');
