import type { GameModel } from '#games/shared/rules/game-model.ts';
import { slotTableNamed } from '#games/slot/rules/tables/slot-tables.ts';
import { catalogue } from '#catalogue/catalogue.ts';
import { type SymbolPlan, symbolPlans } from './symbol-plan.ts';

const games = new Map(catalogue.map((game) => [game.gameCode, game]));

/** What every symbol of a slot shows; null for a game that is none or that nobody has drawn. */
export const plansOf = (
  gameCode: string,
  model: Pick<GameModel, 'kind' | 'variant'> | null,
): readonly SymbolPlan[] | null => {
  const game = games.get(gameCode);
  if (!game || model?.kind !== 'slot') return null;
  return symbolPlans(game, slotTableNamed(model.variant));
};

/** The names of the things on a slot's pictures, the dearest first: `fox`, `lantern`. */
export const picturesOf = (
  gameCode: string,
  model: Pick<GameModel, 'kind' | 'variant'>,
): string[] =>
  (plansOf(gameCode, model) ?? []).flatMap((plan) => (plan.look === 'motif' ? [plan.motif] : []));
