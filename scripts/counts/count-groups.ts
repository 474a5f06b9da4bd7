import { counts } from '#games/registry/simulation/simulations.generated.ts';
import type { CountGroup } from '#games/shared/simulation/count.ts';
import { simulations } from '../simulate/simulations.ts';

/** What one kind of game has to be counted. */
const counted = Object.entries(counts).map(
  ([kind, { source, counts: ofKind }]): [string, CountGroup] => [
    kind,
    { sources: [source], load: () => Promise.resolve(ofKind) },
  ],
);

/** Rounds that were played by the rules of one kind. */
const simulated = Object.entries(simulations).map(
  ([kind, { source, list }]): [string, CountGroup] => [
    `simulated-${kind}`,
    {
      sources: [source, 'scripts/counts/simulated.ts'],
      load: async () => {
        const { simulatedCounts } = await import('./simulated.ts');
        return simulatedCounts(list());
      },
    },
  ],
);

/** Everything that is committed as counted, by the name of its group. */
export const countGroups: Readonly<Record<string, CountGroup>> = Object.fromEntries([
  ...counted,
  ...simulated,
]);
