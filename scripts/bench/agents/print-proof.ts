/** One measure at one size. */
export interface ProofFigure {
  what: string;
  value: number;
  /** At most this, at any size. */
  goal?: number;
}

const WIDTH = 12;

const shown = (value: number): string =>
  value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2);

/** Prints the sizes beside each other, and how often the largest is the smallest. */
export const printProof = (bySize: ReadonlyMap<number, readonly ProofFigure[]>): void => {
  const line = (what: string, cells: readonly string[]): void =>
    void process.stdout.write(
      `${what.padEnd(44)}${cells.map((cell) => cell.padStart(WIDTH)).join('')}\n`,
    );
  const sizes = [...bySize.keys()];
  line('members', [...sizes.map(String), 'growth', 'goal']);
  const [first = [], ...others] = bySize.values();
  for (const [row, { what, value, goal }] of first.entries()) {
    const values = [value, ...others.map((figures) => figures[row]?.value ?? Number.NaN)];
    const last = values.at(-1) ?? value;
    const growth = value > 0 ? `× ${shown(last / value)}` : '-';
    const isMissed = goal !== undefined && last > goal;
    line(what, [
      ...values.map(shown),
      growth,
      goal === undefined ? '' : `≤ ${goal}${isMissed ? ' !' : ''}`,
    ]);
  }
};
