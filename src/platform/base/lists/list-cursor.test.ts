import { expect, test } from 'vitest';
import { cutNumbered, cutPage, readEnd, readNumberedEnd, writeEnd } from './list-cursor.ts';

const owner = { list: 'bets', merchantId: 1, memberId: 7 };
const end = { value: 1_795_651_200_123_456, key: '4711' };

test('the end of a page comes back as it was, to the microsecond', () => {
  expect(readEnd(writeEnd(end, owner), owner)).toEqual(end);
  expect(readNumberedEnd(writeEnd(end, owner), owner)).toEqual(end);
  expect(readEnd(undefined, owner)).toBeNull();
});

test.each([
  ['another list', { ...owner, list: 'movements' }],
  ['another member', { ...owner, memberId: 8 }],
  ['another brand', { ...owner, merchantId: 2 }],
  ['a list that says whose each row is', undefined],
])('the end of a page of %s is refused', (_what, other) => {
  expect(() => readEnd(writeEnd(end, other), owner)).toThrow('invalid_input');
  expect(() => readEnd(writeEnd(end, owner), other)).toThrow('invalid_input');
});

const text = (plain: string): string => Buffer.from(plain).toString('base64url');

test.each(['', 'AAAA', 'undefined', '%', text('1'), text('x 1'), text('9007199254740993 1'), '😀'])(
  'of “%s” nothing is read, and the refusal names the field',
  (garbage) => {
    expect(() => readEnd(garbage)).toThrow(
      expect.objectContaining({
        code: 'invalid_input',
        extra: expect.objectContaining({ fieldErrors: [{ field: 'after', rule: 'invalid' }] }),
      }),
    );
  },
);

test('a key that is no number of a row is refused before the database is asked', () => {
  expect(readEnd(text('5 abc'))).toEqual({ value: 5, key: 'abc' });
  expect(() => readNumberedEnd(text('5 abc'))).toThrow('invalid_input');
});

test('a page is followed by another one only where a row is left over', () => {
  const rows = [3, 2, 1].map((id) => ({ id, value: id, key: String(id) }));

  expect(cutPage(rows, 3)).toEqual({ items: rows, next: null });
  expect(cutPage(rows, 2)).toEqual({
    items: rows.slice(0, 2),
    next: writeEnd({ value: 2, key: '2' }),
  });
  expect(cutNumbered(rows, 2, owner).next).toBe(writeEnd({ value: 2, key: '2' }, owner));
  expect(cutPage([], 2)).toEqual({ items: [], next: null });
});
