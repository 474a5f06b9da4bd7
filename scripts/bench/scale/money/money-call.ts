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

/** One call, at the host name of the brand: vendors may use any. */
export const callOf = (
  path: string,
  script: string,
  next: Parameters<typeof sendLoad>[0]['next'],
): MoneyCall => ({
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
