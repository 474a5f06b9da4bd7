import type { Problem } from './problem.ts';

/** Thrown when merchants cannot be loaded because their files are at fault. */
export class ConfigError extends Error {
  override name = 'ConfigError';
  readonly problems: Problem[];

  constructor(problems: Problem[]) {
    const [first] = problems;
    const rest = problems.length > 1 ? ` and ${problems.length - 1} more` : '';
    super(`${first?.file}:${first?.line}:${first?.column} ${first?.message}${rest}`);
    this.problems = problems;
  }
}
