import { expect, test } from 'vitest';
import { modelOf } from '#games/registry/rules/model-of.ts';
import { symbolLooks } from '#games/slot/rules/symbol-looks.ts';
import { slotTableNamed } from '#games/slot/rules/tables/slot-tables.ts';
import type { SlotSpinView } from '#games/slot/rules/slot-view.ts';
import { winText } from '#games/slot/page/symbol-text.ts';
import { loadGameWords } from '#games/words/game-words.ts';
import { readWords } from '#config/languages/read-words.ts';
import { translatedLanguages } from '#config/languages/translated-languages.ts';
import { catalogue } from '#catalogue/catalogue.ts';
import { picturesOf } from '#vendor/symbols/pictures-of.ts';

const slots = catalogue.flatMap((game) => {
  const model = game.isGame === 'GAME' ? modelOf(game) : null;
  return model?.kind === 'slot' ? [{ game, model }] : [];
});

test('every picture of every slot has a name, and none twice in a game', () => {
  expect(slots.length).toBeGreaterThan(100);
  for (const { game, model } of slots) {
    const looks = symbolLooks(slotTableNamed(model.variant));
    const pictures = picturesOf(game.gameCode, model);

    expect(pictures).toHaveLength(looks.filter(({ look }) => look === 'picture').length);
    expect(new Set(pictures).size).toBe(pictures.length);
  }
});

test.each(translatedLanguages())(
  '%s has a word for every thing that a slot shows, and no word for two',
  (language) => {
    const words = readWords('games', language);
    const shown = new Set(slots.flatMap(({ game, model }) => picturesOf(game.gameCode, model)));
    const names: Partial<Record<string, string>> = words.symbols;

    expect([...shown].filter((thing) => !names[thing])).toEqual([]);
    const { heart, clover, lozenge, spade, crescent, wild, scatter } = words.slot;
    const all = [...Object.values(names), heart, clover, lozenge, spade, crescent, wild, scatter];
    expect(new Set(all).size).toBe(all.length);
  },
);

test('a spin says with which symbols it won, each once', async () => {
  const t = await loadGameWords('en');
  const play = { t, number: (value: number) => String(value) };
  const symbols = [{ name: 'Wild' }, { name: 'Fox' }, { name: 'Lantern' }];
  const won = (symbol: number, count: number) => ({ symbol, count, coins: 5, cells: [] });
  const spin = (wins: SlotSpinView['wins']) => ({ wins }) as unknown as SlotSpinView;
  const spins = [spin([won(1, 3), won(2, 4)]), spin([won(1, 5)])];

  expect(winText({ spins }, symbols, play)).toBe('Won: 5 × Fox, 4 × Lantern.');
  expect(winText({ spins: [spin([])] }, symbols, play)).toBe('');
});
