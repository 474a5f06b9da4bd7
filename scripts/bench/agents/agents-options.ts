import type { Script, ScriptOptions } from '../../base/parse-options.ts';
import { readOptions } from '../../base/read-options.ts';

export const agentsScript = {
  command: 'npm run bench:agents',
  does: 'What agents cost the platform: one measurement, or several one after the other.',
  options: {
    brands: { kind: 'flag', says: 'Measures the jobs when nothing is due.' },
    figures: { kind: 'flag', says: 'Measures what agents read of a month.' },
    proof: { kind: 'flag', says: 'Measures what the issue of agents promises.' },
    tree: { kind: 'flag', says: 'Measures the tree beside paths.' },
    count: { kind: 'number', usual: 2000, says: 'Of --brands: brands.' },
    members: { kind: 'number', usual: 1_000_000, least: 1000, says: 'Of --tree: members.' },
    sizes: {
      kind: 'numbers',
      says: 'Members of each team; --figures: 10000,100000; --proof: 1000000, too.',
    },
    days: { kind: 'number', usual: 30, most: 30, says: 'Of --proof: days that are generated.' },
    json: { kind: 'flag', says: 'Of --tree: the figures as JSON.' },
  },
} as const satisfies Script<ScriptOptions>;

/** What `npm run bench:agents` was asked for. */
export const options = readOptions(agentsScript);
