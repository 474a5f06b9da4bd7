import type { PlatformEndpoint } from '#api/endpoint.ts';
import { vendorAuthenticate, vendorBalance, vendorJackpot } from '#api/vendor-protocol.ts';
import { onlyBrand } from '../../base/database/brand-scope.ts';
import { hashToken } from '../../people/access/opaque-token.ts';
import type { VendorAnswer } from './vendor-answer.ts';
import type { VendorContext } from './vendor-context.ts';
import type { BrandMessage } from './vendor-message.ts';

/** Sessions of games whose players are kept in mind; then it begins anew. */
const MOST_KEPT = 10_000;

/** Messages that move no money. */
const ONLY_ASK = new Set([vendorAuthenticate.name, vendorBalance.name]);

/**
 * Answers vendors' messages, and has every process look at the money of whom they were about once the answer is certain.
 * A bet names a session alone: whose it is, is read once.
 */
export const tellingOfPlay = ({ database, hints }: VendorContext) => {
  const players = new Map<string, Promise<number | null>>();
  const playerOf = ({ merchant, body }: BrandMessage): Promise<number | null> => {
    const { playerId, sessionToken } = body as { playerId?: string; sessionToken?: string };
    if (playerId !== undefined) return Promise.resolve(Number(playerId));
    if (sessionToken === undefined) return Promise.resolve(null);
    const tokenHash = hashToken(sessionToken);
    const key = `${merchant.id} ${tokenHash}`;
    const known = players.get(key);
    if (known) return known;
    if (players.size >= MOST_KEPT) players.clear();
    const found = onlyBrand(database, merchant.id)
      .selectFrom('gameSession')
      .select('memberId')
      .where('merchantId', '=', merchant.id)
      .where('tokenHash', '=', tokenHash)
      .executeTakeFirst()
      .then(
        (session) => session?.memberId ?? null,
        () => {
          players.delete(key);
          return null;
        },
      );
    players.set(key, found);
    return found;
  };
  const tell = async (name: string, message: BrandMessage): Promise<void> => {
    const brand = message.merchant.code;
    if (name === vendorJackpot.name) hints.tell({ kind: 'board', brand, id: null });
    const id = await playerOf(message);
    if (id !== null) hints.tell({ kind: 'member', brand, id });
  };
  return async (
    { name }: PlatformEndpoint,
    message: BrandMessage,
    answer: (message: BrandMessage) => Promise<VendorAnswer>,
  ): Promise<VendorAnswer> => {
    const given = await answer(message);
    // Nobody waits for it.
    if (hints.isSet && given.status === 200 && !ONLY_ASK.has(name)) void tell(name, message);
    return given;
  };
};
