import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { ownProcess } from '../../base/own-folder.ts';

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

/** Another program than that of the benchmark, which obeys as it does (`obeyParent`). */
interface OtherProgram {
  /** Its file, absolute. */
  program: string;
  /** What it takes beside the database, the folder of its state and the pooler. */
  args: readonly string[];
}

const BENCH: OtherProgram = { program: path.join(import.meta.dirname, 'serve.ts'), args: [] };

/**
 * Starts one more server over a database, with the options of Node that this process has.
 *
 * @param poolUrl a pooler before the database, by which it then works
 */
export const startServer = async (
  databaseUrl: string,
  stateDir: string,
  poolUrl = '',
  { program, args }: OtherProgram = BENCH,
): Promise<ServerProcess> => {
  const child = fork(program, [databaseUrl, stateDir, poolUrl, ...args], {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  ownProcess(stateDir, child);
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
