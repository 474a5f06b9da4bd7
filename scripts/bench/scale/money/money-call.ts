import { randomUUID } from 'node:crypto';
import { BENCH_CODE } from '../../platform/bench-merchants.ts';
import { sendLoad } from '../../platform/send-load.ts';
import type { ServerProcess } from '../../platform/server-process.ts';

/** A call that moves money: over HTTP, and as a script of pgbench with the same function. */
export interface MoneyCall {
  script: string;
  /** Sends it from so many connections for so long. */
  send: (
    servers: readonly ServerProcess[],
    connections: number,
    seconds: number,
  ) => ReturnType<typeof sendLoad>;
}

/** Whoever asks next. */
type Next = Parameters<typeof sendLoad>[0]['next'];

/**
 * Requests of people in turn, each with an id of its own.
 *
 * @param bodyOf the rest of the body, for the one who stands at a place among them
 */
export const inTurn = (
  people: readonly { token: string; address: string }[],
  bodyOf: (at: number) => object,
): Next => {
  let sent = 0;
  return () => {
    sent += 1;
    const at = sent % people.length;
    const { token, address } = people[at] ?? { token: '', address: '' };
    return { token, address, body: { requestId: randomUUID(), ...bodyOf(at) } };
  };
};

/** One call, at the host name of the brand: vendors may use any. */
export const callOf = (path: string, script: string, next: Next): MoneyCall => ({
  script,
  send: (servers, connections, seconds) =>
    sendLoad({
      ports: servers.map(({ port }) => port),
      host: `${BENCH_CODE}.localhost`,
      path,
      connections,
      seconds,
      next,
    }),
});
