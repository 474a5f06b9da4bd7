/** Where an image stands: not asked for yet, being fetched, shown, or given up. */
export interface Load {
  phase: 'waiting' | 'loading' | 'shown' | 'failed';
  /** 0 the first try, 1 the retry, 2 the fallback. */
  attempt: 0 | 1 | 2;
}

/** What happened to an image. */
export interface LoadEvent {
  name: 'seen' | 'loaded' | 'broken';
  /** The try that it happened to. */
  attempt: Load['attempt'];
}

/**
 * The next state of an image: one retry, then the fallback once, then nothing more
 * (specification 9: lazy images, 1 retry). What is told a second time, or too late, of an earlier try
 * changes nothing.
 */
export const nextLoad = (
  load: Load,
  { name: event, attempt }: LoadEvent,
  hasFallback: boolean,
): Load => {
  if (attempt !== load.attempt) return load;
  if (event === 'seen') return load.phase === 'waiting' ? { ...load, phase: 'loading' } : load;
  if (event === 'loaded') return { ...load, phase: 'shown' };
  if (load.attempt === 0) return { phase: 'loading', attempt: 1 };
  if (load.attempt === 1 && hasFallback) return { phase: 'loading', attempt: 2 };
  return { ...load, phase: 'failed' };
};
