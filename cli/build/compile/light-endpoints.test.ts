import path from 'node:path';
import { expect, test } from 'vitest';
import { lightEndpoints } from './light-endpoints.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/** What the plugin puts in the place of a module of `src/api`. */
const lightOf = async (file: string): Promise<string> => {
  const { load } = lightEndpoints(ROOT);
  if (typeof load !== 'object') throw new Error('The plugin loads nothing.');
  const handler = load.handler as unknown as (id: string) => Promise<{ code: string }>;
  return (await handler(`${path.join(ROOT, 'src', 'api', file)}?light`)).code;
};

test('an endpoint keeps nothing but the way to its whole', async () => {
  const code = await lightOf('session.ts');

  expect(code).toMatch(
    /export const login = \{ whole: \(\) => import\(".*session\.ts"\)\.then\(\(all\) => all\.login\) \};/,
  );
  expect(code).not.toContain('export { login }');
});

test('what is no endpoint comes from its own module', async () => {
  expect(await lightOf('games.ts')).toMatch(/export \{ gameType \} from ".*games\.ts";/);
});
