import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { modelOf } from '#games/registry/rules/model-of.ts';
import { slotTableNamed } from '#games/slot/rules/tables/slot-tables.ts';
import { symbolUrl } from '#games/slot/rules/symbol-url.ts';
import { catalogue } from '#catalogue/catalogue.ts';
import { renderSymbol } from './render-symbol.ts';
import { symbolPlans } from './symbol-plan.ts';
import { registerSymbolRoutes } from './symbol-routes.ts';

const slots = catalogue.flatMap((game) => {
  const model = modelOf(game);
  return model?.kind === 'slot' ? [{ game, table: slotTableNamed(model.variant) }] : [];
});

test('every symbol of every slot shows something of its own', () => {
  for (const { game, table } of slots) {
    const shown = symbolPlans(game, table).map((plan) =>
      plan.look === 'motif' ? plan.motif : plan.look === 'pip' ? plan.pip.path : plan.look,
    );

    expect(new Set(shown).size, game.gameCode).toBe(table.symbols.length);
  }
});

test('a game leads with what its name shows', () => {
  const fox = slots.find(({ game }) => game.gameCode === 'staticfox-neon-fox');
  if (!fox) throw new Error('The catalogue has no neon fox');
  const plans = symbolPlans(fox.game, fox.table);

  expect(plans.find(({ look }) => look === 'motif')).toMatchObject({ motif: 'fox' });
});

test('a picture is drawn the same every time, small and without script', () => {
  for (const { game, table } of slots.filter((_, at) => at % 12 === 0))
    for (const [at, plan] of symbolPlans(game, table).entries()) {
      const svg = renderSymbol(`${game.gameCode}:${at}`, plan);

      expect(svg).toBe(renderSymbol(`${game.gameCode}:${at}`, plan));
      expect(svg.length).toBeLessThan(14_000);
      expect(svg).not.toMatch(/<script|NaN|undefined/u);
    }
});

test('pictures are served by game and number; what is none is not found', async () => {
  const app = Fastify();
  registerSymbolRoutes(app);

  const picture = await app.inject(symbolUrl('staticfox-neon-fox', 0));
  const missing = await Promise.all(
    [
      '/symbols/staticfox-neon-fox/40.svg',
      '/symbols/nobody/0.svg',
      '/symbols/staticfox-neon-fox/x.svg',
    ].map((url) => app.inject(url)),
  );

  expect(picture.statusCode).toBe(200);
  expect(picture.headers['content-type']).toContain('image/svg+xml');
  expect(picture.headers['cache-control']).toContain('immutable');
  expect(missing.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
  await app.close();
});
