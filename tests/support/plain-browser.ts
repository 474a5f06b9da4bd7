import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { vi } from 'vitest';
import { chromiumFlags } from '../../scripts/setup/chromium-flags.ts';
import { findChromium } from '../../scripts/setup/find-chromium.ts';

/** A tab that is asked, and told where to go, over the browser's own protocol. */
export interface PlainTab {
  /** Goes to an address; whether it got there, `evaluate` tells. */
  goTo: (address: string) => Promise<void>;
  /** What an expression comes to in the page, or undefined where there is no page yet. */
  evaluate: <Value>(expression: string) => Promise<Value | undefined>;
}

interface Answer {
  id: number;
  result?: { result?: { value?: unknown } };
}

/** A browser tells on its error stream where it listens. */
const addressIn = (stream: NodeJS.ReadableStream): Promise<URL> =>
  new Promise((resolve, reject) => {
    let told = '';
    stream.on('data', (part: Buffer) => {
      told += part.toString();
      // Its line may come in parts.
      const [address] = /ws:\S+(?=\s)/.exec(told) ?? [];
      if (address) resolve(new URL(address));
    });
    stream.on('end', () => reject(new Error(`Chromium ended without an address: ${told}`)));
  });

/** The browser listens before its first page is there. */
const pageAt = (address: URL): Promise<string> =>
  vi.waitUntil(
    async () => {
      const answer = await fetch(`http://${address.host}/json`);
      const targets = (await answer.json()) as { type: string; webSocketDebuggerUrl: string }[];
      return targets.find(({ type }) => type === 'page')?.webSocketDebuggerUrl;
    },
    { timeout: 90_000 },
  );

const attach = async (address: string): Promise<PlainTab> => {
  const socket = new WebSocket(address);
  await once(socket, 'open');
  const waiting = new Map<number, (answer: Answer) => void>();
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer;
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  });
  let sent = 0;
  const send = (method: string, params: object): Promise<Answer> =>
    new Promise((resolve) => {
      sent += 1;
      waiting.set(sent, resolve);
      socket.send(JSON.stringify({ id: sent, method, params }));
    });
  return {
    goTo: async (url) => void (await send('Page.navigate', { url })),
    evaluate: async <Value>(expression: string) => {
      const params = { expression, awaitPromise: true, returnByValue: true };
      const { result } = await send('Runtime.evaluate', params);
      return result?.result?.value as Value | undefined;
    },
  };
};

/**
 * A Chromium of its own, of which one page alone is spoken to. Playwright attaches to service workers
 * too, and a worker that something is attached to loses requests when its successor takes over: one
 * take-over in fifteen on a busy machine, and without that none in a hundred and fifty.
 *
 * @returns its tab, and what closes it
 */
export const openPlainBrowser = async (): Promise<{
  tab: PlainTab;
  close: () => Promise<void>;
}> => {
  const profile = await mkdtemp(path.join(os.tmpdir(), 'livery-browser-'));
  const args = ['--headless', ...chromiumFlags, '--remote-debugging-port=0'];
  // Debian's program is a shell script that starts the browser: both are ended as one group.
  const browser = spawn(findChromium(), [...args, `--user-data-dir=${profile}`, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
  });
  const ended = once(browser.stderr, 'close');
  const close = async () => {
    if (browser.pid !== undefined && browser.exitCode === null)
      process.kill(-browser.pid, 'SIGKILL');
    // Open as long as any of them lives.
    await ended;
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    return { tab: await attach(await pageAt(await addressIn(browser.stderr))), close };
  } catch (error) {
    await close();
    throw error;
  }
};
