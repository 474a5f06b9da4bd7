import { afterAll, beforeAll, expect, test } from 'vitest';
import { sitePage } from '#api/system.ts';
import { buildMerchant } from '../support/merchant.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';

let platform: TestPlatform;

const description = {
  id: 'description' as const,
  title: { en: 'About us', my: 'ကျွန်ုပ်တို့' },
  content: {
    en: '<p onclick="x()">Who runs it.</p><script>alert(1)</script>',
    my: '<p>မြန်မာ</p>',
  },
};

beforeAll(async () => {
  platform = await startTestPlatform([
    buildMerchant('alpha', { pages: ['description'] }, { pages: [description] }),
    // Its text is there, and the page is not switched on.
    buildMerchant('beta', {}, { pages: [description] }),
  ]);
});

afterAll(() => platform.close());

const read = (code: string, id: 'sponsor' | 'description', language = 'en') =>
  platform.call({ host: `${code}.localhost` }, sitePage, { id, language });

test('a page is told in the asked language or the fallback, and its HTML is cleaned', async () => {
  expect(await read('alpha', 'description')).toEqual({
    ok: true,
    value: { title: 'About us', content: '<p>Who runs it.</p>', language: 'en' },
  });
  expect(await read('alpha', 'description', 'my')).toMatchObject({
    value: { title: 'ကျွန်ုပ်တို့', content: '<p>မြန်မာ</p>', language: 'my' },
  });
  expect(await read('alpha', 'description', 'zh-Hans')).toMatchObject({
    value: { language: 'en' },
  });
});

test('a page that the brand does not have is unknown, and another import takes one away', async () => {
  expect(await read('alpha', 'sponsor')).toMatchObject({ refusal: 'page_unknown', status: 404 });
  expect(await read('beta', 'description')).toMatchObject({ refusal: 'page_unknown' });
  await platform.reload([buildMerchant('alpha', { pages: ['description'] })]);
  expect(await read('alpha', 'description')).toMatchObject({ refusal: 'page_unknown' });
});
