import type { JsonFile } from '../read/read-json.ts';
import { isValues } from '../schema/settings.ts';
import { allMigrations, CURRENT_VERSION } from './all-migrations.ts';
import { applySteps } from './apply-steps.ts';
import type { Migration, RawConfig, Step } from './migration.ts';

/** A configuration in the form of the newest version, and how it got there. */
export interface Upgraded {
  /** The version that stands in the file. */
  version: number;
  config: RawConfig;
  /** The migrations that were needed, with the steps of each; none for a file of today. */
  taken: { migration: Migration; steps: Step[] }[];
}

/** The version of a file: undefined when it names none that migrations speak of. */
const versionOf = ({ schemaVersion }: RawConfig): number | undefined =>
  Number.isInteger(schemaVersion) && Number(schemaVersion) > 0 ? Number(schemaVersion) : undefined;

/** Whether a file is of a version that only a later Livery knows. */
export const isOfFuture = (value: unknown): boolean =>
  isValues(value) && (versionOf(value) ?? 0) > CURRENT_VERSION;

/** Steps with the last one that writes the new version. */
const withVersion = (migration: Migration, config: RawConfig): Step[] => [
  ...migration.steps(config),
  { set: '/schemaVersion', value: migration.to },
];

/**
 * Brings a configuration up to the newest version, in memory.
 *
 * @returns undefined for one that is up to date, or whose version is not known
 */
export const upgrade = (value: unknown): Upgraded | undefined => {
  const version = isValues(value) ? versionOf(value) : undefined;
  if (!isValues(value) || version === undefined || version >= CURRENT_VERSION) return undefined;
  let config: RawConfig = value;
  const taken: Upgraded['taken'] = [];
  for (const migration of allMigrations.filter(({ from }) => from >= version)) {
    const steps = withVersion(migration, config);
    config = applySteps(config, steps);
    taken.push({ migration, steps });
  }
  return { version, config, taken };
};

/** A file's value in the newest form, with nothing said about it. */
export const upgradedValue = ({ value }: JsonFile): unknown => upgrade(value)?.config ?? value;

/**
 * Where something of the newest form stands in the file as it is: moves are followed backwards, the
 * last one first.
 */
export const oldPointer = ({ taken }: Upgraded, pointer: string): string =>
  taken
    .flatMap(({ steps }) => steps)
    .toReversed()
    .reduce(
      (at, step) =>
        'move' in step && (at === step.to || at.startsWith(`${step.to}/`))
          ? step.move + at.slice(step.to.length)
          : at,
      pointer,
    );
