import { availableParallelism } from 'node:os';

/**
 * Room of a thread for what is soon forgotten, of which V8 fills a third before it collects. With 16, what a site is made
 * of outlived each collection and was carried on. V8 by itself would take more: 200 MB with two threads over 10,000
 * merchants, and no faster.
 */
const YOUNG_MB = 48;

/** A function that threads run: a file, and the name under which the file exports it. */
export interface ThreadWork<Job, Result> {
  file: string;
  name: string;
  /** The same function in this thread, for work that is not worth threads. */
  here: () => Promise<(job: Job) => Result | Promise<Result>>;
}

/**
 * Does jobs in as many threads as there are processors; a single one in this thread.
 *
 * @param onDone called with the result of each job
 * @returns the results in the order of the jobs
 */
export const runThreads = async <Job, Result>(
  { file, name, here }: ThreadWork<Job, Result>,
  jobs: readonly Job[],
  onDone: (result: Result) => void = () => {},
): Promise<Result[]> => {
  if (jobs.length <= 1) {
    const work = await here();
    const results = await Promise.all(jobs.map(work));
    results.forEach(onDone);
    return results;
  }
  const { Tinypool } = await import('tinypool');
  const threads = Math.min(availableParallelism(), jobs.length);
  const pool = new Tinypool({
    filename: file,
    minThreads: threads,
    maxThreads: threads,
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
  });
  try {
    return await Promise.all(
      jobs.map(async (job) => {
        const result = (await pool.run(job, { name })) as Result;
        onDone(result);
        return result;
      }),
    );
  } finally {
    await pool.destroy();
  }
};

/** Cuts a list into parts of a size; the last may be shorter. */
export const inParts = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
