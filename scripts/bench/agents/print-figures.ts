/** One measure of both ways. */
export interface Figure {
  what: string;
  closure: string;
  ltree: string;
}

/** Prints the figures of both ways beside each other. */
export const printFigures = (members: number, figures: readonly Figure[]): void => {
  const line = (what: string, closure: string, ltree: string): void =>
    void process.stdout.write(`${what.padEnd(44)}${closure.padStart(18)}${ltree.padStart(18)}\n`);
  line(`${members} members, ms (p50 / p99)`, 'closure table', 'ltree');
  for (const { what, closure, ltree } of figures) line(what, closure, ltree);
};
