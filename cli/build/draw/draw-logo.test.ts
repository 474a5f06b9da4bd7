import { expect, test } from 'vitest';
import { drawLogo } from './draw-logo.ts';
import { setWord } from './letterforms.ts';

const SOURCE = { code: 'aurora', name: 'Aurora', primary: '#0b7a5b', accent: '#3b6fd4' };

test('the same brand gets the same logo, another one another', () => {
  expect(drawLogo(SOURCE)).toEqual(drawLogo({ ...SOURCE }));
  expect(drawLogo(SOURCE)['mark.svg']).not.toBe(
    drawLogo({ ...SOURCE, code: 'boreal' })['mark.svg'],
  );
});

test('a logo bears the brand’s colors and needs no font', () => {
  const { 'logo-light.svg': logo } = drawLogo(SOURCE);

  expect(logo).toContain('#0b7a5b');
  expect(logo).toContain('#3b6fd4');
  expect(logo).not.toContain('<text');
});

test('a name with markup in it stays a name', () => {
  const { 'mark.svg': mark } = drawLogo({ ...SOURCE, name: 'A "<b>" & C' });

  expect(mark).toContain('aria-label="A &quot;&lt;b&gt;&quot; &amp; C"');
});

test('accents fall off, foreign letters are left out', () => {
  expect(setWord('Éa')).toEqual(setWord('EA'));
  expect(setWord('ရွှေ')).toEqual({ letters: [], width: 0 });
});
