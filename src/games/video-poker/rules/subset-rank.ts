const CARDS = 52;

/** choose[n][k]: in how many ways k of n things can be taken. */
const choose: readonly (readonly number[])[] = Array.from({ length: CARDS + 1 }, (_, n) => {
  const row = [1];
  for (let k = 1; k <= 5; k += 1) row.push(((row[k - 1] ?? 0) * (n - k + 1)) / k);
  return row;
});

/** In how many ways k of n things can be taken, up to five of a deck. */
export const waysToTake = (n: number, k: number): number => choose[n]?.[k] ?? 0;

/** Every set of five cards, each ascending, in the order of their ranks: the array is used again. */
export const eachFive = (visit: (cards: readonly number[], rank: number) => void): void => {
  const cards = [0, 0, 0, 0, 0];
  let rank = 0;
  for (let e = 4; e < CARDS; e += 1)
    for (let d = 3; d < e; d += 1)
      for (let c = 2; c < d; c += 1)
        for (let b = 1; b < c; b += 1)
          for (let a = 0; a < b; a += 1) {
            cards[0] = a;
            cards[1] = b;
            cards[2] = c;
            cards[3] = d;
            cards[4] = e;
            visit(cards, rank);
            rank += 1;
          }
};

/** Where the sets of a size begin when all sets of up to five cards stand in one row. */
const firstOfSize = [0, 1, 53, 1379, 23479, 294204];

/** How many sets of up to five cards there are. */
export const SETS = 294_204 + 2_598_960;

/**
 * The place of a part of five ascending cards among all sets of up to five cards.
 *
 * @param part one bit a card, the first card's is 1
 */
export const placeOfPart = (cards: readonly number[], part: number): number => {
  let size = 0;
  let place = 0;
  for (let at = 0; at < cards.length; at += 1) {
    if ((part & (1 << at)) === 0) continue;
    size += 1;
    place += choose[cards[at] ?? 0]?.[size] ?? 0;
  }
  return place + (firstOfSize[size] ?? 0);
};
