import { createHash, createHmac } from 'node:crypto';

/** What is published of a raffle that was drawn. */
export interface PublishedRaffle {
  commit: string;
  serverSeed: string;
  listHash: string;
  beaconValue: string;
  prizes: readonly { count: number; amountMinor: number }[];
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/**
 * Counts a raffle again from what is published, as a stranger would who has read how it is done and uses none
 * of our code.
 *
 * @throws when a hash is not that of what it is said to be
 */
export const recountRaffle = (
  list: string,
  { commit, serverSeed, listHash, beaconValue, prizes }: PublishedRaffle,
): { ticket: number; publicId: string; amountMinor: number }[] => {
  if (sha256(serverSeed) !== commit) throw new Error('the seed is not the one that was sealed');
  if (sha256(list) !== listHash) throw new Error('the list is not the one that was hashed');
  const rows = list
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split(','));
  const owners = rows.flatMap(([, publicId = '', first, last]) =>
    Array.from({ length: Number(last) - Number(first) + 1 }, () => publicId),
  );

  let block = Buffer.alloc(0);
  let blocks = 0;
  const nextWord = (): number => {
    if (block.length === 0) {
      block = createHmac('sha256', serverSeed)
        .update(`${listHash}-${beaconValue}:0:${blocks}`)
        .digest();
      blocks += 1;
    }
    const word = block.readUInt32BE(0);
    block = block.subarray(4);
    return word;
  };
  const below = (bound: number): number => {
    const word = nextWord();
    return word < Math.floor(2 ** 32 / bound) * bound ? word % bound : below(bound);
  };

  // A box of tickets: the drawn one is swapped to the front and out of the way.
  const box = owners.map((_, at) => at + 1);
  const amounts = prizes.flatMap(({ count, amountMinor }) =>
    Array<number>(count).fill(amountMinor),
  );
  return amounts.slice(0, box.length).map((amountMinor, at) => {
    // The last ticket needs no drawing.
    const other = at === box.length - 1 ? at : at + below(box.length - at);
    [box[at], box[other]] = [box[other] ?? 0, box[at] ?? 0];
    const ticket = box[at];
    return { ticket, publicId: owners[ticket - 1] ?? '', amountMinor };
  });
};
