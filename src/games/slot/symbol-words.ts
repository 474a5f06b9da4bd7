import { type SymbolLook, symbolLooks } from '#domain/games/slot/symbol-looks.ts';
import type { SlotTable } from '#domain/games/slot/slot-table.ts';
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

const nameOf = (look: SymbolLook, say: Play['say'], number: Play['number']): string => {
  if (look.look === 'picture') return say('slot.picture', { number: number(look.number) });
  if (look.look === 'pip') return say(pipKeys[look.pip] ?? 'slot.heart');
  return say(look.look === 'wild' ? 'slot.wild' : 'slot.scatter');
};

/** Every symbol of a game with its picture and its words, by its number in the table. */
export const wordedSymbols = (
  table: SlotTable,
  { facts, say, number }: Pick<Play, 'facts' | 'say' | 'number'>,
): WordedSymbol[] =>
  symbolLooks(table).map((look, at) => ({
    picture: symbolUrl(facts.game.gameCode, at),
    name: nameOf(look, say, number),
    ...(look.look === 'wild' && { ribbon: say('slot.wildShort') }),
    ...(look.look === 'scatter' && { ribbon: say('slot.scatterShort') }),
  }));
