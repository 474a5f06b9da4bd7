import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '#platform/base/database/sql.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';

let platform: TestPlatform;

beforeAll(async () => {
  platform = await startTestPlatform([], { jobs: false });
});

afterAll(() => platform.close());

test.each([
  ['day', 'Europe/Berlin', '2026-03-29T10:00:00Z', '2026-03-28T23:00:00Z', '2026-03-29T22:00:00Z'],
  ['day', 'Europe/Berlin', '2026-10-25T10:00:00Z', '2026-10-24T22:00:00Z', '2026-10-25T23:00:00Z'],
  [
    'week',
    'America/New_York',
    '2026-03-08T12:00:00Z',
    '2026-03-02T05:00:00Z',
    '2026-03-09T04:00:00Z',
  ],
  ['semimonth', 'UTC', '2026-02-16T00:00:00Z', '2026-02-16T00:00:00Z', '2026-03-01T00:00:00Z'],
  ['semimonth', 'UTC', '2026-02-15T23:59:59Z', '2026-02-01T00:00:00Z', '2026-02-16T00:00:00Z'],
  ['month', 'Asia/Yangon', '2026-12-31T17:29:59Z', '2026-11-30T17:30:00Z', '2026-12-31T17:30:00Z'],
  ['hour', 'Asia/Yangon', '2026-06-01T00:10:00Z', '2026-05-31T23:30:00Z', '2026-06-01T00:30:00Z'],
  ['slot', 'UTC', '2026-06-01T00:14:59Z', '2026-06-01T00:10:00Z', '2026-06-01T00:15:00Z'],
])(
  'the %s in %s that holds %s runs from %s to %s',
  async (period, zone, moment, startsAt, endsAt) => {
    const { rows } = await sql<{ startsAt: Date; endsAt: Date }>`
    select * from contract_span(${period}, ${zone}, ${moment}::timestamptz)`.execute(
      platform.database,
    );

    expect(rows.map((row) => [row.startsAt.getTime(), row.endsAt.getTime()])).toEqual([
      [Date.parse(startsAt), Date.parse(endsAt)],
    ]);
  },
);
