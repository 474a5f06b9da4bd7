import { expect, test, vi } from 'vitest';

import { createI18n } from './create-i18n.ts';
import { loadMessages } from './locales.ts';
import { sayOnce } from './say-once.ts';

test('what is said is what would be said without it, each time', async () => {
  const words = await loadMessages('en');
  const site = createI18n('en', words);
  sayOnce(site, words);
  const t = site.getFixedT('en');

  const said = (): string[] => [
    t('header.login'),
    t('help.results', { count: 1 }),
    t('help.results', { count: 1200 }),
  ];

  expect(said()).toEqual(['Log in', '1 answer', '1,200 answers']);
  expect(said()).toEqual(['Log in', '1 answer', '1,200 answers']);
});

test('a sentence is looked up once for all sites with the same words', async () => {
  const words = await loadMessages('en');
  const [first, second] = [createI18n('en', words), createI18n('en', words)];
  sayOnce(first, words);
  sayOnce(second, words);
  const lookUp = vi.spyOn(second, 't');

  first.getFixedT('en')('help.results', { count: 3 });

  expect(second.getFixedT('en')('help.results', { count: 3 })).toBe('3 answers');
  expect(lookUp).not.toHaveBeenCalled();
});

test('other words say something else', async () => {
  const [english, chinese] = [await loadMessages('en'), await loadMessages('zh-Hans')];
  const [first, second] = [createI18n('en', english), createI18n('zh-Hans', chinese)];
  sayOnce(first, english);
  sayOnce(second, chinese);

  expect(first.getFixedT('en')('header.login')).toBe('Log in');
  expect(second.getFixedT('zh-Hans')('header.login')).toBe('登录');
});

test('who asks for a missing word is told in each site', () => {
  const words = {};
  const missed: string[] = [];
  for (const brand of ['one', 'two']) {
    const site = createI18n('en', words, (key) => missed.push(`${brand}: ${key}`));
    sayOnce(site, words);
    site.getFixedT('en')('header.login');
  }

  expect(missed).toEqual(['one: header.login', 'two: header.login']);
});
