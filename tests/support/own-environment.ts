import { afterAll, expect } from 'vitest';

/*
 * Files that run one after another in a worker share what it has loaded, but not its environment:
 * each finds the one that the worker began with.
 */
const kept = Symbol.for('livery.environment');
const shared = globalThis as {
  [kept]?: { object: NodeJS.ProcessEnv; variables: NodeJS.ProcessEnv };
};
shared[kept] ??= { object: process.env, variables: { ...process.env } };
const { object, variables } = shared[kept];
for (const name of Object.keys(object)) if (!(name in variables)) delete object[name];
Object.assign(object, variables);

// In another object `vi.stubEnv` would no longer take variables away, in this file and in all after it.
afterAll(() => {
  const isSame = process.env === object;
  process.env = object;
  expect(isSame, 'process.env is another object: set its variables by vi.stubEnv').toBe(true);
});
