import type { Pool, PoolClient } from 'pg';

/** How many connections a pool has at this moment. */
export interface PoolState {
  used: number;
  idle: number;
  max: number;
  /** How many wait for one. */
  waiting: number;
}

/** Counts the connections of a pool. */
export const readPoolState = ({
  totalCount,
  idleCount,
  waitingCount,
  options,
}: Pool): PoolState => ({
  used: totalCount - idleCount,
  idle: idleCount,
  max: options.max ?? 0,
  waiting: waitingCount,
});

type Connected = (
  error: Error | undefined,
  client: PoolClient | undefined,
  done: () => void,
) => void;

/**
 * Tells how long each piece of work waited for its connection, also where none was had in the end.
 *
 * @param onWaited told the seconds
 */
export const observePool = (pool: Pool, onWaited: (seconds: number) => void): void => {
  const connect = pool.connect.bind(pool) as {
    (): Promise<PoolClient>;
    (done: Connected): void;
  };
  const observed = (done?: Connected): Promise<PoolClient> | void => {
    const begunMs = performance.now();
    const tell = () => onWaited((performance.now() - begunMs) / 1000);
    if (!done) return connect().finally(tell);
    connect((...given) => {
      tell();
      done(...given);
    });
  };
  pool.connect = observed as Pool['connect'];
};
