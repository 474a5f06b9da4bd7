import { runProgram } from '../../cli/program/program.ts';
import { isWholeProof } from '../support/proof.ts';
import { requireSchema } from './printed-json.ts';
import { type Finished, runLivery } from './run-livery.ts';

const STREAMS = ['stdout', 'stderr'] as const;

/** Takes what is written to a stream instead of it; answers what gives the stream back. */
const takeOver = (name: (typeof STREAMS)[number], said: Record<string, string>): (() => void) => {
  const write = (chunk: string | Uint8Array, ...rest: unknown[]): boolean => {
    said[name] += typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString();
    const done = rest.at(-1);
    if (typeof done === 'function') (done as () => void)();
    return true;
  };
  const own = Object.getOwnPropertyDescriptor(process[name], 'write');
  Object.assign(process[name], { write });
  return () => {
    if (own) Object.defineProperty(process[name], 'write', own);
    else Reflect.deleteProperty(process[name], 'write');
  };
};

const runHere = async (args: string[], env: Record<string, string>): Promise<Finished> => {
  const said = { stdout: '', stderr: '' };
  const environment = { ...process.env };
  Object.assign(process.env, env);
  const giveBack = STREAMS.map((name) => takeOver(name, said));
  try {
    const code = await runProgram(args);
    requireSchema(args, said.stdout);
    return { code, ...said };
  } finally {
    for (const give of giveBack) give();
    // A command may set what its own process asks for.
    for (const name of Object.keys(process.env)) {
      if (!(name in environment)) delete process.env[name];
    }
    Object.assign(process.env, environment);
  }
};

let last: Promise<unknown> = Promise.resolve();

/**
 * Runs the command to its end: in a process of its own in the whole proof; in this one, which saves
 * its start, in the daily one. For tests of what a command answers. Those of processes (kills,
 * locks, clocks, stores that somebody damages) take `runLivery`.
 */
export const requestLivery = (
  args: string[],
  env: Record<string, string> = {},
): Promise<Finished> => {
  if (isWholeProof) return runLivery(args, env);
  // One after another: they share the streams.
  const mine = last.then(() => runHere(args, env));
  last = mine.catch(() => {});
  return mine;
};
