import { afterAll, vi } from 'vitest';

/*
 * Files of one worker share what is loaded. What one of them has put in the place of a global, of a
 * clock or of the environment is put back at its end, for the next one.
 */

const found = { ...process.env };

afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  for (const name of Object.keys(process.env)) if (!(name in found)) delete process.env[name];
  Object.assign(process.env, found);
});
