import { expect, test } from 'vitest';
import * as play from '#api/play.ts';
import * as fairness from '#api/play-fairness.ts';
import * as history from '#api/play-history.ts';
import * as shared from '#api/play-shared.ts';
import { meaningOf } from './meanings.ts';

test('every refusal of a page’s call has a meaning of its own', () => {
  const codes = [play, fairness, history, shared]
    .flatMap((calls) => Object.values(calls))
    .flatMap((call) =>
      typeof call === 'object' && 'refusals' in call ? Object.keys(call.refusals) : [],
    );

  expect(codes.length).toBeGreaterThan(30);
  expect(codes.filter((code) => meaningOf(code).startsWith('Refused: '))).toEqual([]);
  for (const common of ['invalid_input', 'not_found', 'rate_limited', 'unknown_system_error'])
    expect(meaningOf(common)).not.toMatch(/^Refused: /);
});
