import { sql } from '#platform/base/database/sql.ts';
import type { TestPlatform } from './platform.ts';

/** The text that Prometheus gets. */
export const readFigures = async (
  { metricsPort }: Pick<TestPlatform, 'metricsPort'>,
  path = '/metrics',
): Promise<string> => (await fetch(`http://127.0.0.1:${metricsPort}${path}`)).text();

/** Each series with its value, as `name{label="value"}`. */
export const figuresOf = (text: string): ReadonlyMap<string, number> =>
  new Map(
    text
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => {
        const at = line.lastIndexOf(' ');
        return [line.slice(0, at), Number(line.slice(at + 1))];
      }),
  );

/** The names that are measured, without what a histogram adds to them. */
export const namesIn = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(/^# TYPE (\S+) /gm)].map(([, name = '']) => name));

/** Makes all that has happened older than what counting waits for, and counts it. */
export const countNow = async ({ database }: Pick<TestPlatform, 'database'>): Promise<void> => {
  await sql`update bet set settled_at = settled_at - interval '1 hour',
    voided_at = voided_at - interval '1 hour', placed_at = placed_at - interval '1 hour'`.execute(
    database,
  );
  await sql`update deposit set ended_at = ended_at - interval '1 hour'`.execute(database);
  await sql`update withdrawal_payment set sent_at = sent_at - interval '1 hour'`.execute(database);
  await sql`update business_mark set counted_until = now() - interval '3 hours'`.execute(database);
  await sql`select count_business(interval '0')`.execute(database);
};
