import type { Issue } from './issue.ts';

/** Thrown when merchants cannot be loaded because their files are at fault. */
export class ConfigError extends Error {
  override name = 'ConfigError';
  readonly issues: Issue[];

  constructor(issues: Issue[]) {
    const [first] = issues;
    const rest = issues.length > 1 ? ` and ${issues.length - 1} more` : '';
    super(`${first?.file}:${first?.line}:${first?.column} ${first?.message}${rest}`);
    this.issues = issues;
  }
}
