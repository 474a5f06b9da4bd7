import { afterEach, expect, test, vi } from 'vitest';
import { isTimeZone, RENAMED_ZONES } from './is-time-zone.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

test('zones have their names of today and former ones, and nothing else is one', () => {
  for (const name of ['UTC', 'Asia/Yangon', 'Asia/Rangoon', 'Europe/Berlin', 'Etc/GMT+7'])
    expect(isTimeZone(name), name).toBe(true);
  for (const name of ['', 'asia/yangon', 'Asia/Yango', '+07:00', 'UTC+7'])
    expect(isTimeZone(name), name).toBe(false);
});

test('what stands in the list of renamed zones are zones, in order', () => {
  for (const timeZone of RENAMED_ZONES)
    expect(() => new Intl.DateTimeFormat('en', { timeZone }), timeZone).not.toThrow();
  expect(RENAMED_ZONES).toEqual(RENAMED_ZONES.toSorted());
});

test('no format of times is made for a zone that people name today', () => {
  const made = vi.spyOn(Intl, 'DateTimeFormat');

  for (const name of ['UTC', 'Asia/Ho_Chi_Minh', 'Asia/Kolkata', 'Europe/Kyiv', 'Asia/Dubai'])
    expect(isTimeZone(name), name).toBe(true);

  expect(made).not.toHaveBeenCalled();
});
