import type { PlacedKind } from './read-kinds.ts';

/** A property's name, in quotes where it needs them. */
const key = (name: string): string => (name.includes('-') ? `'${name}'` : name);

const importsOf = <Kind extends PlacedKind>(
  kinds: readonly Kind[],
  of: (kind: Kind) => [exported: string, file: string],
): string =>
  kinds.map((kind) => `import { ${of(kind)[0]} } from '../../${of(kind)[1]}';\n`).join('');

const linesOf = (kinds: readonly PlacedKind[], valueOf: (kind: PlacedKind) => string): string =>
  `{\n${kinds.map((kind) => `  ${key(kind.name)}: ${valueOf(kind)},\n`).join('')}}`;

const isCounted = (kind: PlacedKind): kind is PlacedKind & { counts: string } =>
  kind.counts !== null;

const listOf = (kinds: readonly PlacedKind[], suffix: string): string =>
  `[\n${kinds.map(({ camel }) => `  ${camel}${suffix},\n`).join('')}]`;

const modelsFile = (kinds: readonly PlacedKind[]): string =>
  `import type { GameModel, GameName } from '../../shared/rules/game-model.ts';
${importsOf(kinds, ({ camel, models }) => [`${camel}ModelOf`, models])}
/** Which games of the catalogue each kind plays, in the order in which they are asked. */
export const models: readonly ((name: GameName) => GameModel | null)[] = ${listOf(kinds, 'ModelOf')};
`;

const serversFile = (kinds: readonly PlacedKind[]): string => {
  const shared = kinds.filter(({ isShared }) => isShared);
  const own = kinds.filter(({ isShared }) => !isShared);
  return `import type { GameKind } from '../../shared/server/game-kind.ts';
import type { SharedKind } from '../../shared/server/shared-kind.ts';
${importsOf(kinds, ({ camel, server }) => [`${camel}Kind`, server])}
/** Every game of one player against the house; each has a choice, a move and a state of its own. */
export const gameKinds: readonly GameKind<any, any, any>[] = ${listOf(own, 'Kind')};

/** Every game whose rounds the players of a brand share; each has a bet and an outcome of its own. */
export const sharedKinds: readonly SharedKind<any, any>[] = ${listOf(shared, 'Kind')};
`;
};

const pagesFile = (kinds: readonly PlacedKind[]): string =>
  `import { type ComponentType, lazy } from 'react';

/** Every kind with its page, each a file that comes when asked for. */
export const pages: Readonly<Record<string, ComponentType>> = ${linesOf(
    kinds,
    ({ pascal, page }) => `lazy(async () => ({
    default: (await import('../../${page}')).${pascal}Game,
  }))`,
  )};
`;

const simulationsFile = (kinds: readonly PlacedKind[]): string =>
  `import type { Counts } from '../../shared/simulation/count.ts';
import type { Simulation } from '../../shared/simulation/simulation.ts';
${importsOf(kinds, ({ pascal, simulation }) => [`simulate${pascal}`, simulation])}${importsOf(
    kinds.filter(isCounted),
    ({ camel, counts }) => [`${camel}Counts`, counts],
  )}
/** What each kind has to be simulated, and the file that says it. */
export const simulations: Readonly<
  Record<string, { source: string; list: () => readonly Simulation[] }>
> = ${linesOf(
    kinds,
    ({ pascal, simulation }) => `{ source: 'src/games/${simulation}', list: simulate${pascal} }`,
  )};

/** What takes long to count of a kind, where something does, and the file that says it. */
export const counts: Readonly<Record<string, { source: string; counts: Counts }>> = ${linesOf(
    kinds.filter(isCounted),
    ({ camel, counts }) => `{ source: 'src/games/${counts}', counts: ${camel}Counts }`,
  )};
`;

/**
 * The lists of all kinds of games, as [name below src/generated, text]: apart from each other, so that
 * a page brings no server code and a server no page.
 *
 * @param banner the comment at the head of each
 */
export const kindsFiles = (banner: string, kinds: readonly PlacedKind[]): [string, string][] =>
  (
    [
      ['rules/models', modelsFile],
      ['server/kinds', serversFile],
      ['page/pages', pagesFile],
      ['simulation/simulations', simulationsFile],
    ] as const
  ).map(([name, textOf]) => [
    `../games/registry/${name}.generated.ts`,
    `${banner}\n\n${textOf(kinds)}`,
  ]);
