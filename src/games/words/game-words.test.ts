import { expect, test } from 'vitest';
import en from '#locales/en/games.json' with { type: 'json' };
import my from '#locales/my/games.json' with { type: 'json' };
import { loadGameWords, translatedLanguage } from './game-words.ts';

test('a language that is not translated is spoken in English', async () => {
  expect(translatedLanguage('sw')).toBe('en');
  expect((await loadGameWords('sw'))('play.stake')).toBe(en.play.stake);
  expect((await loadGameWords('my'))('play.stake')).toBe(my.play.stake);
});
