import { expect, test } from 'vitest';
import { isReservedSlug } from '#config/custom-pages/reserved-slugs.ts';
import { ownNames } from '#generated/own-names.ts';
import { CALL_PATHS } from '#platform/base/sites/call-paths.ts';
import { isPlainPage, kindOfPath, ownPageFile, pageAt } from '#platform/base/sites/site-paths.ts';

test('no page of a brand can take an address of the platform', () => {
  const parts = CALL_PATHS.map((path) => path.split('/')[1] ?? '');

  expect(parts.filter((part) => !isReservedSlug(part))).toEqual([]);
});

test('every server finds the page of a brand in each language, and no page of the library', () => {
  for (const language of ['', ...Object.keys(ownNames).map((code) => `/${code}`)]) {
    const path = `${language}/about-us`;

    expect(pageAt(path)).toEqual({ file: ownPageFile(path), without: 'nothing' });
    expect(kindOfPath(path)).toBe('page');
    expect(isPlainPage(path)).toBe(false);
  }
  expect(pageAt('/zh-Hans/promotions')?.file).toBe('pages/zh-Hans/promotions.html');
});
