/**
 * Writes one thing after the other while some work is done.
 *
 * @param write is told how many came before it
 * @returns what the work answered, and how many were written by its end
 */
export const writeMeanwhile = async <Done>(
  write: (before: number) => Promise<unknown>,
  work: () => Promise<Done>,
): Promise<{ done: Done; written: number }> => {
  let written = 0;
  const over = new AbortController();
  const writing = (async () => {
    while (!over.signal.aborted) {
      await write(written);
      written += 1;
    }
  })();
  const done = await work();
  over.abort();
  await writing;
  return { done, written };
};
