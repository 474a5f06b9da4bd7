import { createStore } from 'jotai';
import { beforeEach, expect, test, vi } from 'vitest';

import { createI18n } from './create-i18n.ts';
import { chooseLanguageAtom, i18nAtom, LANGUAGE_KEY, languageAtom } from './language.state.ts';
import { loadMessages } from './locales.ts';

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  const session: Record<string, unknown> = { 'livery.cache.hotGames': '[]', 'livery.token': 'T' };
  Object.defineProperty(session, 'removeItem', { value: (key: string) => delete session[key] });
  vi.stubGlobal('sessionStorage', session);
});

const englishSite = async () => {
  const store = createStore();
  const i18n = createI18n('en', await loadMessages('en'));
  store.set(i18nAtom, i18n);
  store.set(languageAtom, 'en');
  return { store, i18n };
};

test('a choice is remembered, and the words follow', async () => {
  const { store, i18n } = await englishSite();

  await store.set(chooseLanguageAtom, 'zh-Hans');

  expect(store.get(languageAtom)).toBe('zh-Hans');
  expect(i18n.t('header.login')).toBe('登录');
  expect(kept.get(LANGUAGE_KEY)).toBe('zh-Hans');
});

test('what was fetched in the former language is forgotten, the session is not', async () => {
  const { store } = await englishSite();

  await store.set(chooseLanguageAtom, 'my');

  expect(Object.keys(sessionStorage)).toEqual(['livery.token']);
});

test('choosing what is spoken already changes nothing', async () => {
  const { store } = await englishSite();

  await store.set(chooseLanguageAtom, 'en');

  expect(Object.keys(sessionStorage)).toContain('livery.cache.hotGames');
  expect(kept.size).toBe(0);
});

test('of two quick choices the later one holds', async () => {
  const { store } = await englishSite();

  await Promise.all([
    store.set(chooseLanguageAtom, 'zh-Hans'),
    store.set(chooseLanguageAtom, 'my'),
  ]);

  expect(store.get(languageAtom)).toBe('my');
});

test('a language whose words do not come leaves everything as it is', async () => {
  const { store, i18n } = await englishSite();

  expect(await store.set(chooseLanguageAtom, 'sw')).toBe(false);

  expect(i18n.language).toBe('en');
  expect(kept.size).toBe(0);
});
