import { costs } from '../model/costs.ts';
import type { Work } from './watch.ts';

/** What a bet cost beside what the model assumes, in ms of processors. */
export interface CostOfBet {
  /** Bets that were acknowledged. */
  bets: number;
  serverMs: number;
  databaseMs: number;
  modelServerMs: number;
  modelDatabaseMs: number;
  /** Both together, beside both of the model. */
  ratio: number;
}

const sumOf = (work: readonly Work[], part: 'serverMs' | 'databaseMs'): number =>
  work.reduce((sum, each) => sum + each[part], 0);

/** What a cell works in a second while nobody is there. */
const idleMsASecond = (idle: readonly Work[], cell: string, part: 'serverMs' | 'databaseMs') => {
  const found = idle.find((each) => each.cell === cell);
  return found && found.seconds > 0 ? found[part] / found.seconds : 0;
};

/** What was worked beside what is worked anyway. */
const beyondIdle = (
  idle: readonly Work[],
  work: readonly Work[],
  part: 'serverMs' | 'databaseMs',
): number =>
  sumOf(work, part) -
  work.reduce((sum, { cell, seconds }) => sum + idleMsASecond(idle, cell, part) * seconds, 0);

/**
 * The processors' time of all cells for each bet, with everything that was done meanwhile. What an idle cell works is left
 * out; the model counts it by itself.
 *
 * @param idle each cell while nobody was there
 * @param work all cells in all phases
 */
export const costOfBets = (
  idle: readonly Work[],
  work: readonly Work[],
  bets: number,
): CostOfBet => {
  const ofOne = (part: 'serverMs' | 'databaseMs') =>
    beyondIdle(idle, work, part) / Math.max(1, bets);
  const [serverMs, databaseMs] = [ofOne('serverMs'), ofOne('databaseMs')];
  const modelServerMs = costs.serverMsPerBet.value;
  const modelDatabaseMs = costs.databaseMsPerBet.value;
  const ratio = (serverMs + databaseMs) / (modelServerMs + modelDatabaseMs);
  return { bets, serverMs, databaseMs, modelServerMs, modelDatabaseMs, ratio };
};
