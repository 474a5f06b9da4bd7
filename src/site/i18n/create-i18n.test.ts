import { expect, test } from 'vitest';

import { createI18n } from './create-i18n.ts';
import { loadMessages } from './locales.ts';

test('it speaks at once, and keeps apart from every other', async () => {
  const english = createI18n('en', await loadMessages('en'));
  const chinese = createI18n('zh-Hans', await loadMessages('zh-Hans'));

  expect(english.t('header.login')).toBe('Log in');
  expect(chinese.t('header.login')).toBe('登录');
});

test('numbers in a sentence follow the language', async () => {
  const english = createI18n('en', await loadMessages('en'));

  expect(english.t('help.results', { count: 1 })).toBe('1 answer');
  expect(english.t('help.results', { count: 1200 })).toBe('1,200 answers');
});
