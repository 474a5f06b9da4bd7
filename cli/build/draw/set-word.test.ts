import { expect, test } from 'vitest';
import { setWord } from './set-word.ts';

const set = async (word: string, display = 'outfit') =>
  setWord(word, { display, weight: 600, size: 100, maxHeight: 1000 });

const widthOf = async (word: string): Promise<number> => (await set(word)).width;

test('an accent is drawn, and above the letters', async () => {
  const [plain, accented] = [await set('Zurich'), await set('Zürich')];

  expect(accented.path).not.toBe(plain.path);
  expect((await set('u')).height).toBeLessThan((await set('ü')).height);
});

test('a letter and its mark are one, however they are encoded', async () => {
  expect(await set('Zu\u0308rich')).toEqual(await set('Z\u00fcrich'));
});

test('Burmese is stacked: a medial goes around its consonant and takes no place after it', async () => {
  const [alone, whole] = [await set('က'), await set('ကြွ')];

  expect(whole.height).toBeGreaterThan(alone.height * 1.5);
  expect(whole.width).toBeLessThan(alone.width * 1.5);
});

test('Arabic letters join: side by side they are narrower than each by itself', async () => {
  expect(await widthOf('بب')).toBeLessThan(2 * (await widthOf('ب')));
});

test('Arabic runs from right to left also beside Latin', async () => {
  const [mixed, latin] = [await set('Gold واحة'), await set('Gold')];

  // The first letter is Latin: it begins at the left, with the same outline.
  const first = (path: string): string => path.slice(0, path.indexOf('Z'));
  expect(first(mixed.path).split(' ')[0]).toBe(first(latin.path).split(' ')[0]);
  expect(mixed.width).toBeGreaterThan(latin.width);
});

test('Thai marks stand one above the other', async () => {
  expect((await set('กี้')).height).toBeGreaterThan((await set('กี')).height);
});

test('a word fits under the height that it is given', async () => {
  const tall = await setWord('ကြွှိ', { display: 'outfit', weight: 600, size: 100, maxHeight: 40 });

  expect(tall.height).toBeLessThanOrEqual(40.01);
});
