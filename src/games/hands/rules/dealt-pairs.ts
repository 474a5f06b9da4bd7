import type { HandGame } from './hand-games.ts';

/** Things that score alike: one of them, and how many the bag holds. */
interface Sort {
  thing: number;
  left: number;
}

const sortsOf = ({ bag, alike }: HandGame): Sort[] => {
  const sorts = new Map<number, Sort>();
  for (let thing = 0; thing < bag; thing += 1) {
    const known = sorts.get(alike(thing));
    if (known) known.left += 1;
    else sorts.set(alike(thing), { thing, left: 1 });
  }
  return [...sorts.values()];
};

/**
 * In how many of all deals of two hands they are equal: every order of the sorts of things, times
 * the ways to take them from the bag.
 */
export const dealtPairs = (game: HandGame): { ties: number; deals: number } => {
  const { size, things, score } = game;
  const sorts = sortsOf(game);
  const dealt: number[] = [];
  let ties = 0;
  let deals = 0;
  const deal = (ways: number): void => {
    if (dealt.length === 2 * size) {
      deals += ways;
      if (score(dealt.slice(0, size)).score === score(dealt.slice(size)).score) ties += ways;
      return;
    }
    for (const sort of sorts) {
      if (sort.left === 0) continue;
      dealt.push(sort.thing);
      const withOne = ways * sort.left;
      if (things !== 'dice') sort.left -= 1;
      deal(withOne);
      if (things !== 'dice') sort.left += 1;
      dealt.pop();
    }
  };
  deal(1);
  return { ties, deals };
};
