import { simulationFiles } from '../simulate/simulations.ts';
import type { CountGroup } from './count.ts';

const simulationLists = Object.entries(simulationFiles);

const counted = (name: string, load: CountGroup['load']): [string, CountGroup] => [
  name,
  { sources: [`scripts/counts/${name}.ts`], load },
];

/** Rounds that were played by the rules of one file of simulations. */
const simulated = ([file, lists]: (typeof simulationLists)[number]): [string, CountGroup] => [
  `simulated-${file}`,
  {
    sources: [`scripts/simulate/${file}.ts`, 'scripts/counts/simulated.ts'],
    load: async () => {
      const { simulatedCounts } = await import('./simulated.ts');
      return simulatedCounts(lists.flatMap((list) => list()));
    },
  },
];

/** Everything that is committed as counted, by the name of its group. */
export const countGroups: Readonly<Record<string, CountGroup>> = Object.fromEntries([
  counted('blackjack', async () => (await import('./blackjack.ts')).blackjackCounts),
  counted('hands', async () => (await import('./hands.ts')).handsCounts),
  counted('slot-deviations', async () => (await import('./slot-deviations.ts')).deviationCounts),
  counted('video-poker', async () => (await import('./video-poker.ts')).videoPokerCounts),
  ...simulationLists.map(simulated),
]);
