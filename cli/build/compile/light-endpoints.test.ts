import path from 'node:path';
import { expect, test } from 'vitest';
import { lightEndpoints } from './light-endpoints.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/** What the plugin puts in the place of a module of `src/api`. */
const lightOf = async (file: string, endpoint = ''): Promise<string> => {
  const { load } = lightEndpoints(ROOT);
  if (typeof load !== 'object') throw new Error('The plugin loads nothing.');
  const handler = load.handler as unknown as (id: string) => Promise<{ code: string }>;
  return (await handler(`${path.join(ROOT, 'src', 'api', file)}?light${endpoint}`)).code;
};

test('an endpoint has a module of its own, with nothing but the way to its whole', async () => {
  expect(await lightOf('session.ts')).toMatch(
    /export \{ login \} from ".*session\.ts\?light=login";/,
  );
  expect(await lightOf('session.ts', '=login')).toMatch(
    /^export const login = \{ whole: \(\) => import\(".*session\.ts"\)\.then\(\(all\) => all\.login\) \};$/,
  );
});

test('what is no endpoint comes from its own module', async () => {
  expect(await lightOf('games.ts')).toMatch(/export \{ gameType \} from ".*games\.ts";/);
});
