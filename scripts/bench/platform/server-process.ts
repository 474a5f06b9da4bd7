import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

export interface Usage {
  cpuSeconds: number;
  residentBytes: number;
}

/** A server of the platform in a process of its own. */
export interface ServerProcess {
  port: number;
  usage: () => Promise<Usage>;
  stop: () => Promise<void>;
}

/**
 * Starts one more server over a database, with the options of Node that this process has.
 *
 * @param poolUrl a pooler before the database, by which it then works
 */
export const startServer = async (
  databaseUrl: string,
  stateDir: string,
  poolUrl = '',
): Promise<ServerProcess> => {
  const child = fork(path.join(import.meta.dirname, 'serve.ts'), [databaseUrl, stateDir, poolUrl], {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const ended = once(child, 'exit');
  const [first] = (await Promise.race([once(child, 'message'), ended])) as [{ port?: number }];
  if (!first?.port) throw new Error('A server of the benchmark ended before it was ready.');
  return {
    port: first.port,
    usage: async () => {
      child.send('usage');
      const [answer] = (await once(child, 'message')) as [{ usage: Usage }];
      return answer.usage;
    },
    stop: async () => {
      child.send('stop');
      await ended;
    },
  };
};
