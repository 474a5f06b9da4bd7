import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

import type { RaffleState } from '#api/raffles.ts';
import type { Hmac } from '#domain/fair/fair-draw.ts';
import { drawTickets, prizeRow, readRaffleList } from '#domain/raffle/raffle-draw.ts';

const sha256Hmac: Hmac = (key, message) => hmac(sha256, utf8ToBytes(key), utf8ToBytes(message));

const sha256Hex = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/**
 * Whether a raffle's seed fits its seal, its list the hash that was published before the draw, the beacon's value
 * is the other half, and the winners follow from them: counted here anew, without asking anybody.
 *
 * @param text the public list, byte for byte
 */
export const checkRaffle = (
  {
    commit,
    serverSeed,
    clientSeed,
    list,
    beacon,
    prizes,
    winners,
  }: Pick<
    RaffleState,
    'commit' | 'serverSeed' | 'clientSeed' | 'list' | 'beacon' | 'prizes' | 'winners'
  >,
  text: string,
): boolean => {
  if (serverSeed === null || clientSeed === null || !list || !beacon) return false;
  const ranges = readRaffleList(text);
  const tickets = ranges?.at(-1)?.lastTicket ?? 0;
  if (!ranges || tickets !== list.tickets || ranges.length !== list.members) return false;
  const isBound =
    sha256Hex(serverSeed) === commit &&
    sha256Hex(text) === list.hash &&
    clientSeed === `${list.hash}-${beacon.value}`;
  const amounts = prizeRow(prizes);
  const counted = drawTickets(
    { serverSeed, clientSeed },
    { tickets, prizes: amounts.length },
    sha256Hmac,
  ).map((ticket, at) => {
    const owner = ranges.find((each) => each.firstTicket <= ticket && ticket <= each.lastTicket);
    return [ticket, owner?.publicId, amounts[at]];
  });
  const said = winners.map(({ ticket, publicId, amountMinor }) => [ticket, publicId, amountMinor]);
  return isBound && JSON.stringify(counted) === JSON.stringify(said);
};
