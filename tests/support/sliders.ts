import { sql } from '#platform/base/database/sql.ts';
import type { Database } from '#platform/base/database/tables.ts';

/** Lets so many seconds go by since every slider that is not answered yet was begun. */
export const passSliderSeconds = ({ database }: { database: Database }, seconds: number) =>
  sql`update single_use_token set created_at = created_at - make_interval(secs => ${seconds})
    where purpose = 'slider'`.execute(database);
