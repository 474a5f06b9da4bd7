import { expect, test } from 'vitest';

import { loadMessages, locales } from './locales.ts';

test('every translated language has its words', async () => {
  for (const language of Object.keys(locales))
    expect((await loadMessages(language as 'en')).header.login).not.toBe('');
});

test('a language that is not translated is a fault, never an empty page', async () => {
  await expect(loadMessages('sw')).rejects.toThrow('not translated');
});
