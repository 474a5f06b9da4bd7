import { createStore } from 'jotai';
import { expect, test } from 'vitest';

import { createI18n } from './create-i18n.ts';
import { fetchLaterMessagesAtom, messagesLoadingAtom } from './later-messages.state.ts';
import { i18nAtom, languageAtom } from './language.state.ts';
import { loadMessages } from './locales.ts';

const started = async () => {
  const { common, register } = await loadMessages('en');
  const i18n = createI18n('en', { common });
  const store = createStore();
  store.set(i18nAtom, i18n);
  store.set(languageAtom, 'en');
  return { i18n, store, register };
};

test('words that come later are added to the first ones', async () => {
  const { i18n, store, register } = await started();

  const coming = store.set(fetchLaterMessagesAtom, async () => ({ register }));
  expect(store.get(messagesLoadingAtom)).toBe(coming);
  await coming;

  expect(i18n.t('register.title')).toBe(register.title);
  expect(i18n.exists('common.close')).toBe(true);
  expect(store.get(messagesLoadingAtom)).toBeNull();
});

test('words that do not come are asked for until they do', async () => {
  const { i18n, store, register } = await started();
  let tries = 0;
  const load = async () => {
    tries += 1;
    if (tries < 3) throw new Error('no network');
    return { register };
  };

  await store.set(fetchLaterMessagesAtom, load, 1);

  expect(tries).toBe(3);
  expect(i18n.exists('register.title')).toBe(true);
});
