import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../base/paths.ts';
import { readMerchant } from './read-merchant.ts';

test('a page in Markdown has a document of its own in each language that the site speaks', async () => {
  const read = await readMerchant(path.join(ROOT, 'merchants'), 'lotus');

  const written: Record<string, string> = 'merchant' in read ? read.merchant.written : {};
  expect(Object.keys(written)).toEqual(['/responsible-play', '/zh-Hans/responsible-play']);
  expect(written['/zh-Hans/responsible-play']).toMatch(
    /<title>适度游戏<\/title>[^]*href="\/zh-Hans\/responsible-play" hreflang="zh-Hans"[^]*<div data-words><p>Sen Ngọc 是/,
  );
});
