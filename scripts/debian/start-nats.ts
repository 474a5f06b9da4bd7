import { type ChildProcess, spawn } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ownPort } from '../../cli/base/free-port.ts';
import { makeOwnFolder, ownProcess } from '../base/own-folder.ts';
import { isListening } from './is-listening.ts';
import { provideDebianProgram } from './provide-program.ts';

/** A NATS of one's own on this machine. */
export interface NatsServer {
  port: number;
  /** Starts it again at the same port. */
  start: () => Promise<void>;
  /** Ends it at once: nothing is closed. */
  kill: () => Promise<void>;
  /** Lets it hold its connections and answer nothing, until it is woken. */
  freeze: () => void;
  wake: () => void;
  /** Ends it, and takes its files away. */
  remove: () => Promise<void>;
}

/** Why there is no NATS on this machine; null where there is one. */
export const whyNoNats = async (): Promise<string | null> => {
  const provided = await provideNats();
  return 'missing' in provided ? provided.missing : null;
};

const provideNats = () => provideDebianProgram('nats-server', ['nats-server']);

/**
 * Starts Debian's NATS on this machine.
 *
 * @param configure what stands in its file, given the folder of it, beside the address
 * @throws with its own words when it does not start
 */
export const startNats = async (
  configure: (folder: string) => string = () => '',
): Promise<NatsServer> => {
  const nats = await provideNats();
  if ('missing' in nats) throw new Error(nats.missing);
  const program = path.join(nats.folder, 'usr/sbin/nats-server');
  const port = await ownPort();
  const folder = makeOwnFolder('nats');
  const file = path.join(folder, 'nats.conf');
  await writeFile(file, `listen: 127.0.0.1:${port}\n${configure(folder)}`);
  let child: ChildProcess;
  const start = async (): Promise<void> => {
    child = spawn(program, ['-c', file], { stdio: ['ignore', 'ignore', 'pipe'] });
    ownProcess(folder, child, 'SIGKILL');
    let said = '';
    child.stderr?.on('data', (text: Buffer) => (said = `${said}${text.toString()}`.slice(-2000)));
    while (child.exitCode === null && !(await isListening(port))) await wait(20);
    if (child.exitCode !== null) throw new Error(`NATS did not start.\n${said}`);
  };
  const kill = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
  };
  await start();
  return {
    port,
    start,
    kill,
    freeze: () => void child.kill('SIGSTOP'),
    wake: () => void child.kill('SIGCONT'),
    remove: async () => {
      await kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
