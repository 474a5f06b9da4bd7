import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, afterEach, expect, test } from 'vitest';
import { kindsFiles } from './kinds-files.ts';
import { readKinds } from './read-kinds.ts';

const serverOf = (type: string): string =>
  `export const highCardKind: ${type}<null> = { kind: 'high-card' };`;

/** What a kind that is called `high-card` has to hold, each with the line that counts. */
const parts: Record<string, string> = {
  'rules/high-card-models.ts': "export const highCardModelOf = () => ({ kind: 'high-card' });",
  'server/high-card.kind.ts': serverOf('GameKind'),
  'page/HighCardGame.tsx': 'export const HighCardGame = () => null;',
  'simulation/simulate-high-card.ts': 'export const simulateHighCard = () => [];',
};

let games: string;

const write = (file: string, text: string): void => {
  mkdirSync(path.join(games, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(games, file), text);
};

beforeEach(() => {
  games = mkdtempSync(path.join(tmpdir(), 'livery kinds '));
  for (const [file, text] of Object.entries(parts)) write(`high-card/${file}`, text);
  write('shared/rules/ratio.ts', '');
  write('registry/server/kinds.ts', '');
});

afterEach(() => rmSync(games, { recursive: true, force: true }));

const textsOf = (kinds: readonly string[]): Map<string, string> =>
  new Map(kindsFiles('/* made */', readKinds(games, kinds)));

test('one line and a folder place a kind in every list', () => {
  const texts = textsOf(['high-card']);
  const textOf = (name: string) => texts.get(`../games/registry/${name}.generated.ts`);

  expect(textOf('rules/models')).toContain('[\n  highCardModelOf,\n]');
  expect(textOf('server/kinds')).toContain(
    'gameKinds: readonly GameKind<any, any, any>[] = [\n  highCardKind,\n]',
  );
  expect(textOf('server/kinds')).toContain('sharedKinds: readonly SharedKind<any, any>[] = [\n]');
  expect(textOf('page/pages')).toContain(
    "(await import('../../high-card/page/HighCardGame.tsx')).HighCardGame",
  );
  expect(textOf('simulation/simulations')).toContain('list: simulateHighCard }');
  expect(textOf('simulation/simulations')).not.toContain('highCardCounts');
});

test('a shared kind, rules in a folder of their own, and counts are found', () => {
  rmSync(path.join(games, 'high-card/rules'), { recursive: true });
  write('high-card/rules/tables/high-card-models.ts', parts['rules/high-card-models.ts'] ?? '');
  write('high-card/server/high-card.kind.ts', serverOf('SharedKind'));
  write('high-card/simulation/high-card-counts.ts', 'export const highCardCounts: Counts = {};');

  expect(readKinds(games, ['high-card'])).toMatchObject([
    {
      models: 'high-card/rules/tables/high-card-models.ts',
      isShared: true,
      counts: 'high-card/simulation/high-card-counts.ts',
    },
  ]);
});

test.each(Object.keys(parts))('a kind without its %s is told what it lacks', (file) => {
  rmSync(path.join(games, 'high-card', file));

  expect(() => textsOf(['high-card'])).toThrow(path.posix.basename(file));
});

test.each(Object.keys(parts))('a %s that exports something else is told', (file) => {
  write(`high-card/${file}`, 'export const other = 1;');

  expect(() => textsOf(['high-card'])).toThrow(`src/games/high-card/${file} exports no `);
});

test.each(['rules/high-card-models.ts', 'server/high-card.kind.ts'])(
  'a %s that was copied and still says another kind is told',
  (file) => {
    write(`high-card/${file}`, (parts[file] ?? '').replace("'high-card'", "'low-card'"));

    expect(() => textsOf(['high-card'])).toThrow("do not both say kind: 'high-card'");
  },
);

test('a folder that is not listed, and a server of no known type, are told', () => {
  expect(() => textsOf([])).toThrow("does not list 'high-card'");
  write('high-card/server/high-card.kind.ts', serverOf('Other'));
  expect(() => textsOf(['high-card'])).toThrow('is no GameKind and no SharedKind');
});
