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
import type { VendorMessage } from './vendor-message.ts';
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
 * The token of a session follows from its ticket, so that an answer that is asked for again needs no
 * token to be stored.
 */
export const sessionTokenOf = (key: string, ticket: string): string =>
  createHmac('sha256', key).update(`session ${ticket}`).digest('base64url');

/** Uses a ticket up and tells the vendor who plays what, for what, in whose colors. */
export const authenticate = async (
  tx: OpenTransaction,
  context: VendorContext,
  { vendorCode, key, body }: VendorMessage<ParsedOf<typeof vendorAuthenticate>>,
): Promise<Omit<VendorSession, 'sessionToken'>> => {
  const found = await useTicket(tx, context, { vendorCode, key, ticket: body.ticket });
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
    brand: await readBrand(context, found),
    protection: { slotRoundMs, casinoRoundMs },
  };
};

const useTicket = async (
  tx: OpenTransaction,
  context: VendorContext,
  { vendorCode, key, ticket }: { vendorCode: string; key: string; ticket: string },
): Promise<FoundSession> => {
  const session = await tx
    .updateTable('gameSession')
    .set({
      tokenHash: hashToken(sessionTokenOf(key, ticket)),
      startedAt: sql<Date>`now()`,
      seenAt: sql<Date>`now()`,
    })
    .where('ticketHash', '=', hashToken(ticket))
    .where('vendorCode', '=', vendorCode)
    .where('startedAt', 'is', null)
    .where('endedAt', 'is', null)
    .where('ticketExpiresAt', '>', sql<Date>`now()`)
    .returningAll()
    .executeTakeFirst();
  const merchant = context.merchants().find(({ id }) => id === session?.merchantId);
  if (!session || !merchant) throw new Refusal('ticket_invalid');
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
  { sites }: VendorContext,
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
