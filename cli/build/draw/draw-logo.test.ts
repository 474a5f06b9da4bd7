import { expect, test } from 'vitest';
import { drawLogo } from './draw-logo.ts';

const SOURCE = {
  code: 'aurora',
  name: 'Aurora',
  primary: '#0b7a5b',
  accent: '#3b6fd4',
  display: 'outfit',
  weight: 600,
};

test('the same brand gets the same logo, another one another', async () => {
  const { files } = await drawLogo(SOURCE);

  expect(await drawLogo({ ...SOURCE })).toMatchObject({ files });
  const other = await drawLogo({ ...SOURCE, code: 'boreal' });
  expect(files['mark.svg']).not.toBe(other.files['mark.svg']);
});

test('a logo bears the brand’s colors and needs no font', async () => {
  const { files } = await drawLogo(SOURCE);

  expect(files['logo-light.svg']).toContain('#0b7a5b');
  expect(files['logo-light.svg']).toContain('#3b6fd4');
  expect(files['logo-light.svg']).not.toContain('<text');
});

test('a name with markup in it stays a name', async () => {
  const { files } = await drawLogo({ ...SOURCE, name: 'A "<b>" & C' });

  expect(files['mark.svg']).toContain('aria-label="A &quot;&lt;b&gt;&quot; &amp; C"');
});

test.each([
  'Zürich',
  'ရွှေ',
  'واحة',
  'ลัคกี้',
  '金龙',
  'Łódź',
  'Đà Nẵng',
  'קזינו',
  'हिन्दी',
  'ខ្មែរ',
  'Дельта',
])('a name is written in its own letters: %s', async (name) => {
  const { files, missing } = await drawLogo({ ...SOURCE, name });

  expect(missing).toEqual([]);
  expect(files['logo-light.svg']).toMatch(/<path fill="#16161d"[^>]* d="M/);
});

test('a letter that no font has leaves the emblem alone, a sign only itself', async () => {
  const korean = await drawLogo({ ...SOURCE, name: '대박' });
  const clover = await drawLogo({ ...SOURCE, name: 'Lucky 🍀' });

  expect(korean.missing).toEqual(['대', '박']);
  expect(korean.files['logo-light.svg']).toContain('viewBox="0 0 64 64"');
  expect(clover.missing).toEqual(['🍀']);
  expect(clover.files['logo-light.svg']).toMatch(/<path fill="#16161d"[^>]* d="M/);
});
