import { type SymbolLook, symbolLooks } from '../rules/symbol-looks.ts';
import type { SlotTable } from '../rules/slot-table.ts';
import type { SlotView } from '../rules/slot-view.ts';
import { symbolUrl } from '../rules/symbol-url.ts';
import type { Play } from '../../shared/page/play/use-play.ts';

/** A symbol as the reels and the pay table show it. */
export interface WordedSymbol {
  picture: string;
  name: string;
  ribbon?: string;
}

const pipKeys = [
  'slot.heart',
  'slot.clover',
  'slot.lozenge',
  'slot.spade',
  'slot.crescent',
] as const;

/**
 * What a picture shows, in words; `symbols` of the words has every thing that a slot of the
 * catalogue can show.
 */
const pictureName = (t: Play['t'], thing: string | undefined): string =>
  // The service named it; a rule test looks for each in every language.
  thing === undefined ? '' : t(`symbols.${thing}` as 'symbols.crown');

const nameOf = (look: SymbolLook, { facts, t }: Pick<Play, 'facts' | 't'>): string => {
  if (look.look === 'picture') return pictureName(t, facts.pictures[look.number - 1]);
  if (look.look === 'pip') return t(pipKeys[look.pip] ?? 'slot.heart');
  return t(look.look === 'wild' ? 'slot.wild' : 'slot.scatter');
};

/** Every symbol of a game with its picture and its words, by its number in the table. */
export const wordedSymbols = (table: SlotTable, play: Pick<Play, 'facts' | 't'>): WordedSymbol[] =>
  symbolLooks(table).map((look, at) => ({
    picture: symbolUrl(play.facts.game.gameCode, at),
    name: nameOf(look, play),
    ...(look.look === 'wild' && { ribbon: play.t('slot.wildShort') }),
    ...(look.look === 'scatter' && { ribbon: play.t('slot.scatterShort') }),
  }));

/**
 * With which symbols a round won, for who hears it: "Won: 3 × Fox, 4 × Heart." Each is said once,
 * by the most of it; nothing is said of a round that won nothing.
 */
export const winText = (
  { spins }: Pick<SlotView, 'spins'>,
  symbols: readonly Pick<WordedSymbol, 'name'>[],
  { t, number }: Pick<Play, 't' | 'number'>,
): string => {
  const most = new Map<number, number>();
  for (const { symbol, count } of spins.flatMap(({ wins }) => wins))
    most.set(symbol, Math.max(count, most.get(symbol) ?? 0));
  const named = [...most].map(([symbol, count]) =>
    t('slot.symbolTimes', { count: number(count), name: symbols[symbol]?.name ?? '' }),
  );
  return named.length === 0 ? '' : t('slot.wonWith', { symbols: named.join(', ') });
};
