import { Session } from 'node:inspector';
import path from 'node:path';
import { isMainThread, Worker } from 'node:worker_threads';
import type { ResolvedMerchant } from '#config/resolved-merchant.ts';
import { renderedOnce } from '../page-templates/stored-templates.ts';
import type { UsedCompile } from '../overrides/own-compile.ts';
import { keyOf } from '../render/render-home.ts';
import { isKeeping } from '../store/local/stored-file.ts';
import type { TriedRender } from './render-process.ts';
import { watchUntilOver } from './watch-until-over.ts';

/** A site is rendered in well under a second of a processor, and waits for nothing but files of this machine. */
const LIMITS = { worksMs: 20_000, waitsMs: 120_000 };

const PROGRAM = 'render-process.ts';

/** How long a thread may take to say where it is, and to end; only what never comes is given up, on a busy machine too. */
const SAYS_WITHIN_MS = 20_000;

/** What the debugger of a thread sends. */
interface Told {
  method?: string;
  params?: {
    scriptId?: string;
    url?: string;
    callFrames?: { location: { scriptId: string; lineNumber: number; columnNumber?: number } }[];
  };
}

const later = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms).unref();
  });

const linesOf = ({ callFrames = [] }: NonNullable<Told['params']>, urls: Map<string, string>) =>
  callFrames
    .map(
      ({ location: { scriptId, lineNumber, columnNumber = 0 } }) =>
        `    at ${urls.get(scriptId)}:${lineNumber + 1}:${columnNumber + 1}`,
    )
    .join('\n');

/** Asks the debugger of a thread where it is, and lets it go on: one that is held cannot be ended. */
const askThread = (session: Session, sessionId: string): Promise<string> =>
  new Promise((resolve) => {
    const urls = new Map<string, string>();
    const send = (id: number, method: string): void =>
      session.post('NodeWorker.sendMessageToWorker', {
        sessionId,
        message: JSON.stringify({ id, method }),
      });
    session.on('NodeWorker.receivedMessageFromWorker', ({ params }) => {
      const { method, params: told = {} } = JSON.parse(params.message) as Told;
      if (method === 'Debugger.scriptParsed') urls.set(told.scriptId ?? '', told.url ?? '');
      if (method !== 'Debugger.paused') return;
      send(3, 'Debugger.disable');
      session.post('NodeWorker.detach', { sessionId });
      resolve(linesOf(told, urls));
    });
    send(1, 'Debugger.enable');
    send(2, 'Debugger.pause');
  });

/**
 * Finds out where a thread is.
 *
 * @returns its calls as a stack, the innermost first; empty where nobody can tell: only the main thread may ask
 */
const stackOf = async (): Promise<string> => {
  if (!isMainThread) return '';
  const session = new Session();
  session.connect();
  const asked = new Promise<string>((resolve) => {
    session.on('NodeWorker.attachedToWorker', ({ params: { sessionId, workerInfo } }) => {
      if (workerInfo.url.endsWith(PROGRAM)) resolve(askThread(session, sessionId));
    });
    session.post('NodeWorker.enable', { waitForDebuggerOnStart: false });
  });
  const found = await Promise.race([asked, later(SAYS_WITHIN_MS).then(() => '')]);
  session.disconnect();
  return found;
};

/** @throws with the place where it was, when the rendering does not come to an end */
const expectEnd = async (tried: TriedRender): Promise<void> => {
  const worker = new Worker(path.join(import.meta.dirname, PROGRAM), {
    workerData: tried,
    stdout: true,
    stderr: true,
  });
  const reason = await watchUntilOver(worker, LIMITS);
  if (reason === undefined) return;
  const error = new Error(reason);
  error.stack = await stackOf();
  await Promise.race([worker.terminate(), later(SAYS_WITHIN_MS)]);
  throw error;
};

/**
 * Sees to it that own code comes to an end while its site is rendered: the first time in a thread of its
 * own, which can be stopped. Later ones with the same settings are known to end; a color is none of them.
 *
 * @param used the compile of the own code
 * @throws when it does not
 */
export const expectRenderEnds = async (
  merchant: ResolvedMerchant,
  used: UsedCompile,
): Promise<void> => {
  const { config, content, customPages } = merchant;
  const settings = { ...config, theme: config.theme.modes };
  const key = keyOf('ends', settings, content, customPages);
  await renderedOnce(used.folder, key, async () => {
    await expectEnd({ merchant, used, keeps: isKeeping() });
    return true;
  });
};
