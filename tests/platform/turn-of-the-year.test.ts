import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayIn } from '#domain/date-presets.ts';
import { sql } from '#platform/base/database/sql.ts';
import { startTestDatabase, type TestDatabase } from '../support/database.ts';

/* What counts by days, weeks and months counts by those of the brand, also when its year ends. */

let opened: TestDatabase;

beforeAll(async () => {
  opened = await startTestDatabase();
});

afterAll(() => opened.close());

/** From when until when a window reaches that is open at a moment in a time zone, as days. */
const windowAt = async (every: string, zone: string, moment: string): Promise<string[]> => {
  const { rows } = await sql<{ fromDay: string; untilDay: string }>`
    select to_char(from_day, 'YYYY-MM-DD') as from_day, to_char(until_day, 'YYYY-MM-DD') as until_day
      from mission_days(${every}, (${moment}::timestamptz at time zone ${zone})::date)`.execute(
    opened.database,
  );
  return rows.flatMap(({ fromDay, untilDay }) => [fromDay, untilDay]);
};

test.each([
  // One second before midnight of the last day of the year, in the zone of each brand.
  ['Asia/Yangon', '2026-12-31T17:29:59Z'],
  ['America/Sao_Paulo', '2027-01-01T02:59:59Z'],
  ['Europe/Stockholm', '2026-12-31T22:59:59Z'],
  ['Asia/Dubai', '2026-12-31T19:59:59Z'],
  ['Pacific/Kiritimati', '2026-12-31T09:59:59Z'],
])('the year of %s ends at its own midnight', async (zone, moment) => {
  const next = new Date(Date.parse(moment) + 1000).toISOString();

  expect([dayIn(zone, new Date(moment)), dayIn(zone, new Date(next))]).toEqual([
    '2026-12-31',
    '2027-01-01',
  ]);
  expect(await windowAt('day', zone, moment)).toEqual(['2026-12-31', '2027-01-01']);
  expect(await windowAt('day', zone, next)).toEqual(['2027-01-01', '2027-01-02']);
  expect(await windowAt('month', zone, moment)).toEqual(['2026-12-01', '2027-01-01']);
  expect(await windowAt('month', zone, next)).toEqual(['2027-01-01', '2027-02-01']);
  // A Thursday and a Friday of one week, which belongs to both years.
  for (const at of [moment, next])
    expect(await windowAt('week', zone, at)).toEqual(['2026-12-28', '2027-01-04']);
});
