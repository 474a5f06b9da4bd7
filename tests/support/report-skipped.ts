/** Says on the terminal why tests are left out: a missing program shall not go unnoticed. */
export const reportSkipped = (reason: string): void => {
  process.stderr.write(`Skipped: ${reason}\n`);
};
