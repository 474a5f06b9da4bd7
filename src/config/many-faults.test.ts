import { afterAll, expect, test } from 'vitest';
import { checkMerchants } from './check-merchants.ts';
import { boundIssues, MAX_TOLD } from './issues/bound-issues.ts';
import type { UnplacedIssue } from './issues/issue.ts';
import { allowGuesses, didYouMean } from './schema/nearest.ts';
import { temporaryMerchants } from './testing/temporary-merchants.ts';

const merchants = temporaryMerchants();
afterAll(merchants.remove);

const names = (count: number, of: (at: number) => string): string[] =>
  Array.from({ length: count }, (_, at) => of(at));

test('of fifty thousand unknown keys the first two hundred are told, and how many more there are', async () => {
  merchants.add('plain', (config) => {
    for (const name of names(50_000, (at) => `unknown${at}`)) config[name] = 1;
  });

  const { issues } = await checkMerchants(merchants.dir);

  const told = issues.filter(({ code }) => code === 'config/unknown-key');
  const more = issues.filter(({ code }) => code === 'file/more');
  expect(told).toHaveLength(MAX_TOLD);
  expect(more.map(({ message }) => message)).toEqual([
    expect.stringContaining('49800 more faults of this file are not told.'),
  ]);
});

test('faults of content are bounded, too', async () => {
  merchants.clear();
  merchants.add('plain');
  const banner = { groupName: 'w_home', title: { en: 'x' }, art: 'assets/mark.svg' };
  const items = names(3000, (at) => `banner${at}`).map((id) => ({
    ...banner,
    id,
    linkTo: `/no-${id}`,
  }));
  merchants.write('plain/content/banners.json', { items });

  const { issues } = await checkMerchants(merchants.dir);

  const ofBanners = issues.filter(({ file }) => file.endsWith('banners.json'));
  expect(ofBanners.length).toBeGreaterThan(1);
  expect(ofBanners.length).toBeLessThanOrEqual(MAX_TOLD + 2);
  expect(ofBanners.map(({ code }) => code)).toContain('file/more');
});

test('what can be put right by itself is told however much else there is; each file for itself', () => {
  const issue = (file: string, at: number): UnplacedIssue => ({
    code: 'config/value',
    file,
    pointer: `/${at}`,
    message: 'It is wrong.',
  });
  const mendable = { ...issue('a', 9999), fix: [] };
  const many = Array.from({ length: 300 }, (_, at) => issue('a', at));

  const bounded = boundIssues([...many, mendable, issue('b', 1)]);

  expect(bounded.slice(0, MAX_TOLD)).toEqual(many.slice(0, MAX_TOLD));
  expect(bounded.slice(MAX_TOLD)).toEqual([
    mendable,
    issue('b', 1),
    expect.objectContaining({
      code: 'file/more',
      file: 'a',
      message: expect.stringMatching(/^100 /),
    }),
  ]);
  expect(boundIssues([issue('a', 1)])).toEqual([issue('a', 1)]);
});

test('so many words are compared for one file, and then no more guesses are made', () => {
  const known = names(1000, (at) => `name${at}`);

  allowGuesses();
  const guesses = names(2000, (at) => didYouMean(`nane${at % 1000}`, known));

  expect(guesses[0]).toBe('Did you mean “name0”?');
  expect(guesses.at(-1)).toBe('');
  allowGuesses();
  expect(didYouMean('nane7', known)).toBe('Did you mean “name7”?');
});
