import { expect, test } from 'vitest';
import { quietZone } from '../support/quiet-zone.ts';

test('at any hour of the year there is a zone in which no day begins within two hours', () => {
  const near: string[] = [];
  for (let hour = 0; hour < 366 * 24; hour += 1) {
    const now = new Date(Date.UTC(2028, 0, 1, hour, 25));
    const local = new Intl.DateTimeFormat('en', {
      timeZone: quietZone(now),
      hour: '2-digit',
      hourCycle: 'h23',
    }).format(now);
    if (Number(local) < 2 || Number(local) >= 21) near.push(now.toISOString());
  }

  expect(near).toEqual([]);
});
