/*
 * Files that run one after another in a worker share what it has loaded, but not its environment:
 * each finds the one that the worker began with.
 */
const kept = Symbol.for('livery.environment');
const shared = globalThis as { [kept]?: NodeJS.ProcessEnv };
shared[kept] ??= { ...process.env };
for (const name of Object.keys(process.env)) if (!(name in shared[kept])) delete process.env[name];
Object.assign(process.env, shared[kept]);
