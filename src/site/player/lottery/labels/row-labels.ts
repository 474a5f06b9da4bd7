/** Which words name a row, and what stands in them. */
export interface RowLabels {
  key:
    | 'ball'
    | 'rank'
    | 'ballDuel'
    | 'rankDuel'
    | 'sum'
    | 'digits'
    | 'numbers'
    | 'special'
    | 'specialPrize'
    | 'top2'
    | 'anyPrize'
    | 'thousands'
    | 'hundreds'
    | 'tens'
    | 'units'
    | 'first'
    | 'bottom';
  values: Readonly<Record<string, number>>;
}

/**
 * The words of a row by its key in the rules: `rank3` is a place, `ball1v5` a duel. The special
 * number of LHC is a ball, Vietnam's a prize.
 */
export const rowLabels = (course: string, key: string): RowLabels => {
  const [, kind, first, second] = /^(ball|rank)(\d+)(?:v(\d+))?$/.exec(key) ?? [];
  if (kind === 'ball' || kind === 'rank') {
    return second === undefined
      ? { key: kind, values: { number: Number(first) } }
      : { key: `${kind}Duel`, values: { first: Number(first), second: Number(second) } };
  }
  if (key === 'special' && course.startsWith('VN')) return { key: 'specialPrize', values: {} };
  // What is left are the keys of the rules themselves.
  return { key: key as RowLabels['key'], values: {} };
};
