import path from 'node:path';
import type { ViteDevServer } from 'vite';
import { vi } from 'vitest';

/** Stops what hangs; nothing is measured by it. */
export const PATIENCE = { timeout: 100_000 };

/** Waits until a development server watches a file: it hears of an edit from then on. */
export const untilWatched = async ({ watcher }: ViteDevServer, file: string): Promise<void> => {
  const { dir, base } = path.parse(file);
  await vi.waitUntil(() => watcher.getWatched()[dir]?.includes(base), PATIENCE);
};
