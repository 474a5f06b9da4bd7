/** HMAC-SHA256 of a message: 32 bytes. Node and browsers each bring their own. */
export type Hmac = (key: string, message: string) => Uint8Array;

/** A whole number from 0 up to, not with, its bound (1 to 2³²); every one equally likely. */
export type Draw = (bound: number) => number;

/** What a round's outcome follows from; the server's seed is known to nobody before play. */
export interface FairSeeds {
  /** Hex text. */
  serverSeed: string;
  /** The player's own text, or what all players of a shared round agree on. */
  clientSeed: string;
  /** How many rounds this pair of seeds has given before. */
  nonce: number;
}

const WORDS = 2 ** 32;
const BYTES_A_WORD = 4;

/**
 * The numbers of one round, in order: HMAC-SHA256(serverSeed, `clientSeed:nonce:cursor`), eight
 * words of 32 bits for each cursor, high byte first. A word that would favour small numbers is
 * passed over: never modulo of an uneven range (domain rules, section 7).
 *
 * @throws {RangeError} when a bound is not a whole number from 1 to 2³²
 */
export const fairDraw = (seeds: FairSeeds, hmac: Hmac): Draw => {
  const words = fairWords(seeds, hmac);
  return (bound) => {
    if (!Number.isInteger(bound) || bound < 1 || bound > WORDS)
      throw new RangeError(`${bound} is no bound of a draw`);
    const fair = WORDS - (WORDS % bound);
    for (;;) {
      const word = words();
      if (word < fair) return word % bound;
    }
  };
};

const fairWords = ({ serverSeed, clientSeed, nonce }: FairSeeds, hmac: Hmac): (() => number) => {
  let bytes = new Uint8Array();
  let at = 0;
  let cursor = 0;
  return () => {
    if (at >= bytes.length) {
      bytes = new Uint8Array(hmac(serverSeed, `${clientSeed}:${nonce}:${cursor}`));
      at = 0;
      cursor += 1;
    }
    const word = new DataView(bytes.buffer).getUint32(at);
    at += BYTES_A_WORD;
    return word;
  };
};
