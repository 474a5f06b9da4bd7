import type { GameName } from './game-model.ts';

/** Whether a game's code holds one of these words, between hyphens: `crystal-dice` holds `dice`. */
export const isNamedBy = ({ gameCode }: GameName, ...words: readonly string[]): boolean => {
  const named = `-${gameCode}-`;
  return words.some((word) => named.includes(`-${word}-`));
};

/** The first of these variants that the game's code names, else the one given as the usual. */
export const variantNamed = <Variant extends string>(
  name: GameName,
  variants: readonly Variant[],
  usual: Variant,
): Variant => variants.find((variant) => isNamedBy(name, variant)) ?? usual;
