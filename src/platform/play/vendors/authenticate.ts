import { createHmac } from 'node:crypto';
import { type VendorSession, vendorAuthenticate } from '#api/vendor-protocol.ts';
import { gameType } from '#api/games.ts';
import { minorDigits } from '#domain/minor-digits.ts';
import { readText } from '#domain/read-text.ts';
import type { LanguageCode } from '#generated/merchant-config.ts';
import { hashToken } from '../../people/access/opaque-token.ts';
import { artUrl } from '#art/art-url.ts';
import type { GameSession } from '../../base/database/game-session-tables.ts';
import { sql } from '../../base/database/sql.ts';
import type { OpenTransaction } from '../../base/database/tables.ts';
import { Refusal } from '../../base/endpoints/handler.ts';
import { lockMember } from '../../people/members/lock-member.ts';
import { maskName } from '../../people/members/mask-name.ts';
import { currencyOfPlay, type FoundSession } from './game-session.ts';
import { readStakeableMinor } from './stakeable.ts';
import type { ParsedOf } from '#api/endpoint.ts';
import { brandCodeOf, makeBrandToken } from './brand-token.ts';
import type { BrandMessage } from './vendor-message.ts';
import type { VendorContext } from './vendor-context.ts';
import { readdir } from 'node:fs/promises';

/**
 * Where a brand's theme for games is on its site, with its own css where it has any: a path; empty when the
 * site has not been built.
 */
const readThemePath = async (siteFolder: string): Promise<string> => {
  const names = await readdir(siteFolder).catch((): string[] => []);
  const named = (stem: string): string | undefined =>
    names.find((name) => new RegExp(`^${stem}\\.[0-9a-f]+\\.css$`).test(name));
  const theme = named('games') ?? named('theme');
  return theme ? `/${theme}` : '';
};

/**
 * The token of a session follows from its ticket and says the same brand, so that an answer that is
 * asked for again needs no token to be stored.
 */
export const sessionTokenOf = (key: string, ticket: string): string => {
  const secret = createHmac('sha256', key).update(`session ${ticket}`).digest('base64url');
  const code = brandCodeOf(ticket);
  return code === null ? secret : makeBrandToken(code, secret);
};

/** Uses a ticket up and tells the vendor who plays what, for what, in whose colors. */
export const authenticate = async (
  tx: OpenTransaction,
  message: BrandMessage<ParsedOf<typeof vendorAuthenticate>>,
  { sites }: VendorContext,
): Promise<Omit<VendorSession, 'sessionToken'>> => {
  const found = await useTicket(tx, message);
  const { vendorCode } = message;
  const { session, merchant } = found;
  const member = await lockMember(tx, merchant.id, session.memberId);
  if (member?.status !== 'active') throw new Refusal('account_frozen');
  const currency = currencyOfPlay(found);
  const { roundId } = session;
  const { slotRoundMs, casinoRoundMs } = merchant.config.protection;
  return {
    purpose: session.purpose,
    ...(roundId === null ? {} : { roundId }),
    playerId: String(member.id),
    playerName: maskName(member.username),
    merchant: merchant.code,
    currency,
    minorDigits: minorDigits(currency),
    language: session.language,
    wallet: session.wallet,
    balanceMinor:
      session.funMinor ??
      (await readStakeableMinor(tx, merchant, {
        memberId: member.id,
        type: member.type,
        vendorCode,
        nodeId: session.nodeId,
      })),
    game: await readGame(tx, session),
    brand: await readBrand(sites, found),
    protection: { slotRoundMs, casinoRoundMs },
  };
};

const useTicket = async (
  tx: OpenTransaction,
  { merchant, vendorCode, key, body: { ticket } }: BrandMessage<{ ticket: string }>,
): Promise<FoundSession> => {
  const session = await tx
    .updateTable('gameSession')
    .set({
      tokenHash: hashToken(sessionTokenOf(key, ticket)),
      startedAt: sql<Date>`now()`,
      seenAt: sql<Date>`now()`,
    })
    .where('merchantId', '=', merchant.id)
    .where('ticketHash', '=', hashToken(ticket))
    .where('vendorCode', '=', vendorCode)
    .where('startedAt', 'is', null)
    .where('endedAt', 'is', null)
    .where('ticketExpiresAt', '>', sql<Date>`now()`)
    .returningAll()
    .executeTakeFirst();
  if (!session) throw new Refusal('ticket_invalid');
  return { session, merchant };
};

const readGame = async (
  tx: OpenTransaction,
  { nodeId, language, leastStakeMinor, mostStakeMinor }: GameSession,
): Promise<VendorSession['game']> => {
  const game = await tx
    .selectFrom('game')
    .selectAll()
    .where('nodeId', '=', nodeId)
    .executeTakeFirstOrThrow();
  const names = game.names as Partial<Record<LanguageCode, string>>;
  return {
    nodeId,
    gameCode: game.gameCode,
    gameType: gameType.parse(game.gameType),
    gameClassify: game.gameClassify,
    name: readText(names, language as LanguageCode, 'en'),
    iconUrl: artUrl(game.gameCode),
    minimumStakeMinor: leastStakeMinor,
    maximumStakeMinor: mostStakeMinor,
  };
};

const readBrand = async (
  sites: VendorContext['sites'],
  { session, merchant }: FoundSession,
): Promise<VendorSession['brand']> => {
  const site = sites.find(new URL(session.origin).hostname);
  return {
    code: merchant.code,
    name: merchant.config.brand.name,
    origin: session.origin,
    styleUrl: site ? await readThemePath(site.folder) : '',
    mode: session.mode,
  };
};
