import { expect, test } from 'vitest';
import type { StoredColumn } from './read-columns.ts';
import { tableTypes } from './table-types.ts';

const none = { imports: {}, holds: {}, types: {}, notes: {} };

const column = (given: Partial<StoredColumn>): StoredColumn => ({
  table: 'big_thing',
  column: 'its_value',
  type: 'text',
  nullable: false,
  written: false,
  admits: null,
  ...given,
});

const typed = (given: Partial<StoredColumn>, facts = {}): string =>
  /itsValue: (.*);/.exec(tableTypes('All', [column(given)], { ...none, ...facts }))?.[1] ?? '';

test.each([
  [{}, 'string'],
  [{ nullable: true }, 'string | null'],
  [{ type: 'bigint', written: true }, 'Generated<number>'],
  [{ admits: ['on', 'off'] }, "'on' | 'off'"],
  [{ admits: ['on'], nullable: true, written: true }, "Generated<'on' | null>"],
  [{ type: 'jsonb', nullable: true }, 'ColumnType<unknown, string | null, string | null>'],
  [{ type: 'numeric', written: true }, 'ColumnType<string, number | undefined, number>'],
])('a column %o is a %s', (given, type) => {
  expect(typed(given)).toBe(type);
});

test('what a column holds is said; whether it is null is known', () => {
  const facts = { holds: { 'bigThing.itsValue': 'Kind' } };

  expect(typed({ nullable: true, admits: ['on'] }, facts)).toBe('Kind | null');
  expect(typed({ type: 'jsonb' }, facts)).toBe('ColumnType<Kind, string, string>');
  expect(typed({}, { types: { 'bigThing.itsValue': 'Own' } })).toBe('Own');
});

test('a note stands above its column, a table under its name in TypeScript', () => {
  const text = tableTypes('All', [column({})], {
    ...none,
    imports: { './kind.ts': 'Kind' },
    notes: { 'bigThing.itsValue': 'A note.' },
  });

  expect(text).toContain("import type { Kind } from './kind.ts';");
  expect(text).toContain('/** A note. */\nitsValue: string;');
  expect(text).toContain('export interface All {\nbigThing: BigThingTable;\n}');
});

test('a fact of no column, and a type that nobody knows, are refused by name', () => {
  expect(() => typed({}, { notes: { 'bigThing.gone': 'x' } })).toThrow('bigThing.gone');
  expect(() => typed({ type: 'point' })).toThrow('point of big_thing.its_value');
});
