import { expect, test } from 'vitest';
import { lotteryGames } from './lottery-games.ts';
import { drawsAfter } from './schedule.ts';
import { momentOf } from './zoned-time.ts';

const shanghai = 'Asia/Shanghai';

test('a draw every five minutes is numbered through its day, the last at midnight', () => {
  const schedule = { kind: 'every', seconds: 300, timeZone: shanghai } as const;

  const draws = drawsAfter(schedule, new Date('2026-04-03T15:52:00Z'), 3);

  expect(draws).toEqual([
    { issueNo: '20260403-0287', drawsAt: new Date('2026-04-03T15:55:00Z') },
    { issueNo: '20260403-0288', drawsAt: new Date('2026-04-03T16:00:00Z') },
    { issueNo: '20260404-0001', drawsAt: new Date('2026-04-03T16:05:00Z') },
  ]);
});

test('daily draws keep the hour of their own time zone, over a change of the clock too', () => {
  const schedule = { kind: 'daily', times: ['12:00', '20:00'], timeZone: 'Europe/Berlin' } as const;

  const draws = drawsAfter(schedule, new Date('2026-03-28T11:00:00Z'), 3);

  expect(draws).toEqual([
    { issueNo: '20260328-2', drawsAt: new Date('2026-03-28T19:00:00Z') },
    { issueNo: '20260329-1', drawsAt: new Date('2026-03-29T10:00:00Z') },
    { issueNo: '20260329-2', drawsAt: new Date('2026-03-29T18:00:00Z') },
  ]);
});

test('a day with a changed clock has as many draws as it has time for', () => {
  const schedule = { kind: 'every', seconds: 3600, timeZone: 'Europe/Berlin' } as const;
  const midnight = momentOf('2026-03-29', 0, 'Europe/Berlin');

  const numbers = drawsAfter(schedule, midnight, 24).map(({ issueNo }) => issueNo);

  expect(numbers.slice(21)).toEqual(['20260329-0022', '20260329-0023', '20260330-0001']);
});

test('every lottery has draws that follow each other, each with a number of its own', () => {
  for (const [code, { schedule }] of Object.entries(lotteryGames)) {
    const draws = drawsAfter(schedule, new Date('2026-11-21T10:00:00Z'), 60);
    const times = draws.map(({ drawsAt }) => drawsAt.getTime());

    expect(new Set(draws.map(({ issueNo }) => issueNo)).size, code).toBe(60);
    expect(times, code).toEqual(times.toSorted((first, second) => first - second));
    expect(new Set(times).size, code).toBe(60);
  }
});
