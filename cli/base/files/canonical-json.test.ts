import { expect, test } from 'vitest';
import { canonicalJson } from './canonical-json.ts';

test('the order in which members were written does not show, that of a list does', () => {
  const one = { b: [2, 1], a: { d: 'x', c: null }, 10: true, 9: false };
  const two = { 9: false, 10: true, a: { c: null, d: 'x', e: undefined }, b: [2, 1] };

  expect(canonicalJson(one)).toBe('{"10":true,"9":false,"a":{"c":null,"d":"x"},"b":[2,1]}');
  expect(canonicalJson(two)).toBe(canonicalJson(one));
  expect(canonicalJson({ b: [1, 2] })).not.toBe(canonicalJson({ b: [2, 1] }));
});

test('texts are written as JSON has them, sorted by UTF-16 units', () => {
  expect(canonicalJson({ '\u20ac': '"\n', a: 'ä' })).toBe('{"a":"ä","\u20ac":"\\"\\n"}');
});
