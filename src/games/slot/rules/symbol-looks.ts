import type { SlotTable } from './slot-table.ts';

/** What kind of picture a symbol has; the page says it in words. */
export type SymbolLook =
  | { look: 'wild' | 'scatter' }
  /** A thing of the game's own world, 1 paying most. */
  | { look: 'picture'; number: number }
  /** A plain shape that pays least: heart, clover, lozenge, spade, crescent, from 0. */
  | { look: 'pip'; pip: number };

/** Half of the plain symbols are pictures of the game's world, the cheaper half plain shapes. */
export const symbolLooks = ({ symbols }: Pick<SlotTable, 'symbols'>): SymbolLook[] => {
  const plain = symbols.filter(({ role }) => role === 'plain').length;
  const pictures = Math.floor(plain / 2);
  let rank = 0;
  return symbols.map(({ role }): SymbolLook => {
    if (role !== 'plain') return { look: role };
    rank += 1;
    return rank <= pictures
      ? { look: 'picture', number: rank }
      : { look: 'pip', pip: rank - pictures - 1 };
  });
};
