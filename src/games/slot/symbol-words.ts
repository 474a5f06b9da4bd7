import { type SymbolLook, symbolLooks } from '#domain/games/slot/symbol-looks.ts';
import type { SlotTable } from '#domain/games/slot/slot-table.ts';
import type { SlotView } from '#domain/games/slot/slot-view.ts';
import { symbolUrl } from '#domain/games/slot/symbol-url.ts';
import type { Play } from '../play/use-play.ts';

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
const pictureName = (say: Play['say'], thing: string | undefined): string =>
  // The service named it; a rule test looks for each in every language.
  thing === undefined ? '' : say(`symbols.${thing}` as 'symbols.crown');

const nameOf = (look: SymbolLook, { facts, say }: Pick<Play, 'facts' | 'say'>): string => {
  if (look.look === 'picture') return pictureName(say, facts.pictures[look.number - 1]);
  if (look.look === 'pip') return say(pipKeys[look.pip] ?? 'slot.heart');
  return say(look.look === 'wild' ? 'slot.wild' : 'slot.scatter');
};

/** Every symbol of a game with its picture and its words, by its number in the table. */
export const wordedSymbols = (
  table: SlotTable,
  play: Pick<Play, 'facts' | 'say'>,
): WordedSymbol[] =>
  symbolLooks(table).map((look, at) => ({
    picture: symbolUrl(play.facts.game.gameCode, at),
    name: nameOf(look, play),
    ...(look.look === 'wild' && { ribbon: play.say('slot.wildShort') }),
    ...(look.look === 'scatter' && { ribbon: play.say('slot.scatterShort') }),
  }));

/**
 * With which symbols a round won, for who hears it: "Won: 3 × Fox, 4 × Heart." Each is said once,
 * by the most of it; nothing is said of a round that won nothing.
 */
export const winWords = (
  { spins }: Pick<SlotView, 'spins'>,
  symbols: readonly Pick<WordedSymbol, 'name'>[],
  { say, number }: Pick<Play, 'say' | 'number'>,
): string => {
  const most = new Map<number, number>();
  for (const { symbol, count } of spins.flatMap(({ wins }) => wins))
    most.set(symbol, Math.max(count, most.get(symbol) ?? 0));
  const named = [...most].map(([symbol, count]) =>
    say('slot.symbolTimes', { count: number(count), name: symbols[symbol]?.name ?? '' }),
  );
  return named.length === 0 ? '' : say('slot.wonWith', { symbols: named.join(', ') });
};
