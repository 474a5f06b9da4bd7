import { readTracing } from '../base/tracing/read-tracing.ts';
import { setTracing } from '../base/tracing/tracing.ts';

/**
 * Has spans sent where the environment names a collector. Nothing of it is loaded otherwise.
 *
 * @returns sends what is left, and times nothing from then on
 * @throws {PlatformError} `tracing_misconfigured`
 */
export const startTracing = async (env: NodeJS.ProcessEnv): Promise<() => Promise<void>> => {
  const settings = readTracing(env);
  if (!settings) return async () => {};
  const { openTracing } = await import('../base/tracing/open-tracing.ts');
  const tracing = openTracing(settings);
  setTracing(tracing);
  return async () => {
    setTracing(null);
    await tracing.close();
  };
};
