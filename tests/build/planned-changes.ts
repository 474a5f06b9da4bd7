import type { BuildResult } from '../../cli/build/fleet/build-fleet.ts';
import type { PlannedBrand } from '../../cli/work/plan/plan.ts';

/** The files that a plan names: name, bytes before, bytes after. */
export const plannedChanges = ({ files }: PlannedBrand): string[] =>
  [
    ...files.added.map(({ name, bytes }) => `${name} - ${bytes}`),
    ...files.removed.map(({ name, bytes }) => `${name} ${bytes} -`),
    ...files.changed.flatMap(({ before, after }) =>
      before.name === after.name
        ? [`${before.name} ${before.bytes} ${after.bytes}`]
        : [`${before.name} ${before.bytes} -`, `${after.name} - ${after.bytes}`],
    ),
  ].toSorted();

/** The custom properties that a plan names: mode, name, value before, value after. */
export const plannedProperties = ({ properties }: PlannedBrand): string[] =>
  (['light', 'dark'] as const).flatMap((mode) =>
    properties
      .filter((each) => each.mode === mode || each.mode === 'both')
      .map(
        ({ name, before, after }) => `${mode} ${name} ${before ?? undefined} ${after ?? undefined}`,
      )
      .toSorted(),
  );

/** What a build did with a brand. */
export const outcomeOf = (code: string, result: BuildResult): string => {
  if (result.failed.includes(code)) return 'refused';
  if (result.removed.includes(code)) return 'removed';
  return result.built.includes(code) ? 'built' : 'left';
};
