import { array, assert, constantFrom, pre, property } from 'fast-check';
import { expect, test } from 'vitest';
import { headersOfFile } from '#platform/base/sites/file-classes.ts';
import { isPlainPage, kindOfPath } from '#platform/base/sites/site-paths.ts';
import { pathRules } from './path-patterns.ts';

const rules = pathRules().map((rule) => ({
  ...rule,
  expression: new RegExp(rule.pattern.replaceAll(String.raw`\z`, '$')),
}));

const ANSWERS = { page: 'page', file: 'file', unknown: 'missing' } as const;

const PARTS =
  '/ assets index .html promotions down game 12 . .br .js .css .woff2 main-AbCd_012 .0123abcdef build.json shell - % é worker .mobileconfig replay first .map brand my zh-Hans vi pages welcome'.split(
    ' ',
  );

/** Paths made of what the rules look at. */
const paths = array(constantFrom(...PARTS), { maxLength: 7 }).map((parts) => `/${parts.join('')}`);

test('the rules for other servers answer every path as the platform does', () => {
  assert(
    property(paths, (path) => {
      pre(!isPlainPage(path));
      const rule = rules.find(({ expression }) => expression.test(path));

      expect(rule?.answer).toBe(ANSWERS[kindOfPath(path)]);
      if (rule?.answer === 'file') expect(rule.headers).toEqual(headersOfFile(path));
    }),
    { numRuns: 5000 },
  );
});
