import { stemOf } from '../compare-sites.ts';
import { isPacked } from '../group-brands.ts';
import type { PlannedBrand } from '../plan.ts';

/** One thing that changes, in as many brands as it may be. */
export interface Thing {
  kind: 'site' | 'page' | 'component' | 'token' | 'file';
  /** A site: `new`, `removed` or `refused`. A token: its custom property and mode. */
  name: string;
}

/** A file that follows from all others says nothing of what changed. */
const FOLLOWS = new Set(['build.json', 'worker.js']);

const thingOfFile = (name: string): Thing => {
  const stem = stemOf(name);
  if (stem.endsWith('.html')) return { kind: 'page', name: stem };
  const [, component] = /^assets\/([A-Z]\w*)\.(?:js|css)$/.exec(stem) ?? [];
  return component ? { kind: 'component', name: component } : { kind: 'file', name: stem };
};

/**
 * Every thing that changes in a brand, each once: that its site comes, goes or is refused; else its
 * pages, components, tokens (by name and mode, whatever their values) and other files.
 */
export const changedThings = ({ change, files, properties }: PlannedBrand): Thing[] => {
  if (change === 'unchanged' || change === 'held') return [];
  if (change !== 'changed') return [{ kind: 'site', name: change }];
  const names = [
    ...files.added.map(({ name }) => name),
    ...files.removed.map(({ name }) => name),
    ...files.changed.map(({ after }) => after.name),
  ].filter((name) => !isPacked(name) && !FOLLOWS.has(name));
  const things = [
    ...properties.map(({ name, mode }): Thing => ({
      kind: 'token',
      name: mode === 'both' ? name : `${name} (${mode})`,
    })),
    ...names.map(thingOfFile),
  ];
  return [...new Map(things.map((thing) => [keyOf(thing), thing])).values()];
};

/** What tells one thing from another. */
export const keyOf = ({ kind, name }: Thing): string => `${kind} ${name}`;
