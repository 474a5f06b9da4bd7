import { modelOf } from './model-of.ts';
import type { GameName } from '../../shared/rules/game-model.ts';
import type { SlotTable } from '../../slot/rules/slot-table.ts';
import { slotTableNamed } from '../../slot/rules/tables/slot-tables.ts';

/** On how many lines, or in how many ways, a table pays; null where symbols count anywhere. */
export const linesOfTable = ({ pays, rows, reels }: SlotTable): number | null => {
  if (pays.by === 'lines') return pays.lines.length;
  return pays.by === 'ways' ? rows ** reels.strips.length : null;
};

/** The lines or ways of a game of the catalogue; null for what is no slot. */
export const linesOfSlot = (name: GameName): number | null => {
  const model = modelOf(name);
  return model?.kind === 'slot' ? linesOfTable(slotTableNamed(model.variant)) : null;
};
