import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * What takes long on every machine: kills, properties, real clocks, every page of a brand. A checkout
 * that has never run its tests knows nothing of their times.
 */
const LONG =
  /(?:crash[\w-]*|[\w-]+-properties|embedded-postgres|leaders|[\w-]+-at-size|plan[\w-]*|fuzz|force|play[\w-]*|money-pages|accessibility|courses|schema|robustness|import-tokens|public-props|remote-faults)\.test\.ts$|\/stories\/(?:screens|themes)\//;

/** Lets the longest files of each project begin first, so that its workers end together. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- the base class's own, which answers a new list
    const usual = await super.sort(files);
    const byProject = Map.groupBy(usual, ({ project }) => project.name);
    return [...byProject.values()].flatMap((own) => [
      ...own.filter(({ moduleId }) => LONG.test(moduleId)),
      ...own.filter(({ moduleId }) => !LONG.test(moduleId)),
    ]);
  }
}
