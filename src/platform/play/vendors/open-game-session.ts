import { launchSignedText } from '#api/vendor-signing.ts';
import { writeOwnGames } from '#domain/own-games.ts';
import type { MerchantConfig } from '#generated/merchant-config.ts';
import { hashToken } from '../../people/access/opaque-token.ts';
import type { GameSession } from '../../base/database/game-session-tables.ts';
import { sql } from '../../base/database/sql.ts';
import type { OpenTransaction } from '../../base/database/tables.ts';
import { type Context, Refusal, type Session } from '../../base/endpoints/handler.ts';
import { pickLanguage } from '../../base/merchants/pick-language.ts';
import type { GamesService } from '../../base/http/games-service.ts';
import { readSiteGames } from '../../base/sites/read-site-assets.ts';
import { makeBrandToken } from './brand-token.ts';
import { signText, vendorKey } from './vendor-signature.ts';

/** Domain rules, section 3. */
const TICKET_SECONDS = 60;

/** What is opened, and for what. */
export type Launch = Pick<
  GameSession,
  | 'vendorCode'
  | 'nodeId'
  | 'wallet'
  | 'purpose'
  | 'roundId'
  | 'funMinor'
  | 'room'
  | 'leastStakeMinor'
  | 'mostStakeMinor'
> & {
  /** As it was asked for; left out: the brand's own. */
  language?: string | undefined;
  /** Left out: the one in which the site is seen first. */
  mode?: 'light' | 'dark' | undefined;
};

/**
 * Holds the session of the site until the launch is written: one that ends at this moment ends either before, or together
 * with the play.
 *
 * @throws {Refusal} `not_logged_in` when it has ended meanwhile
 */
const holdSession = async (
  tx: OpenTransaction,
  merchantId: number,
  { tokenHash }: Session,
): Promise<void> => {
  const held = await tx
    .selectFrom('session')
    .select('tokenHash')
    .where('merchantId', '=', merchantId)
    .where('tokenHash', '=', tokenHash)
    .forKeyShare()
    .executeTakeFirst();
  if (!held) throw new Refusal('not_logged_in');
};

/**
 * Writes a launch down and answers the address of the game's page, whose ticket works once and for
 * 60 seconds. Only the ticket's hash is stored.
 *
 * @throws {Refusal} `not_logged_in` when the session of the site has ended meanwhile
 */
export const openGameSession = async (
  context: Context & { session: Session },
  { url, secret }: GamesService,
  { mode, language, ...launch }: Launch,
): Promise<{ gameSessionId: string; url: string }> => {
  const { database, merchant, session, origin, siteFolder } = context;
  const ticket = makeBrandToken(merchant.code);
  const { id } = await database.transaction().execute(async (tx) => {
    await holdSession(tx, merchant.id, session);
    return tx
      .insertInto('gameSession')
      .values({
        ...launch,
        merchantId: merchant.id,
        memberId: session.memberId,
        language: pickLanguage(language, merchant.config.languages),
        mode: mode ?? firstMode(merchant.config.theme),
        origin,
        sessionHash: session.tokenHash,
        ticketHash: hashToken(ticket),
        ticketExpiresAt: sql<Date>`now() + make_interval(secs => ${TICKET_SECONDS})`,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
  });
  const key = vendorKey(launch.vendorCode, secret) ?? '';
  const own = await readSiteGames(siteFolder);
  const pages = own && writeOwnGames(own);
  const query = new URLSearchParams({
    vendor: launch.vendorCode,
    ticket,
    origin,
    ...(pages !== undefined && { pages }),
    sig: signText(key, launchSignedText(ticket, origin, pages)),
  });
  return { gameSessionId: String(id), url: `${url}/play?${query}` };
};

/** What a theme does not say itself is in the one that it extends, which only the site's build reads. */
const firstMode = ({ modes, defaultMode }: Partial<MerchantConfig['theme']>): 'light' | 'dark' => {
  if (defaultMode === 'light' || defaultMode === 'dark') return defaultMode;
  return modes?.[0] ?? 'dark';
};
