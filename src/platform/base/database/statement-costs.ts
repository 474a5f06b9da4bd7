import { AsyncLocalStorage } from 'node:async_hooks';

/** What a work has asked of the database. */
export interface StatementCosts {
  statements: number;
  /** How long their answers took, together. */
  seconds: number;
}

const current = new AsyncLocalStorage<StatementCosts>();

/** Nothing is looked up until somebody counts. */
let isCounting = false;

/**
 * Runs a work and counts its statements, wherever it waits in between.
 *
 * @param costs what is added to
 */
export const countingStatements = <Value>(costs: StatementCosts, work: () => Value): Value => {
  isCounting = true;
  return current.run(costs, work);
};

/** Sends a statement; where it belongs to a work that is counted, it is. */
export const countStatement = <Value>(send: () => Promise<Value>): Promise<Value> => {
  const costs = isCounting ? current.getStore() : undefined;
  if (!costs) return send();
  costs.statements += 1;
  const begunMs = performance.now();
  return send().finally(() => (costs.seconds += (performance.now() - begunMs) / 1000));
};
