import { toLicence } from './1-to-2-licence.ts';
import type { Migration } from './migration.ts';

/** Every migration, the oldest first. The next one is a file of its own and a line here. */
export const allMigrations: readonly Migration[] = [toLicence];

/** The version that the schema describes. */
export const CURRENT_VERSION: number = allMigrations.at(-1)?.to ?? 1;
