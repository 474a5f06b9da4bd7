import { expect, test } from 'vitest';
import { fontStacks } from '#config/theme/font-stacks.ts';
import { renderFontFaces, selectFontFaces } from './font-faces.ts';

const theme = { fonts: { display: 'outfit', text: 'vazirmatn' }, type: { displayStyle: 'normal' } };
const brand = { theme, languages: { list: ['en', 'ar'] } } as unknown as Parameters<
  typeof selectFontFaces
>[0];
const css = renderFontFaces(selectFontFaces(brand), (file) => `/fonts/${file}`);

test('what stands in for a family has its measures and is next in its stack', () => {
  expect(css).toMatch(
    /@font-face\{font-family:"Outfit Variable Stand-in";src:local\("Arial"\),.*size-adjust:102\.52%;ascent-override:97\.55%/,
  );
  expect(fontStacks(brand.theme.fonts, ['en']).display).toMatch(
    /^"Outfit Variable", "Outfit Variable Stand-in", /,
  );
});

test('a family that would sit too high is set by measures of its own', () => {
  const faces = css.split('\n').filter((line) => line.includes('"Vazirmatn Variable"'));

  expect(faces.length).toBeGreaterThan(1);
  for (const face of faces) expect(face).toContain('ascent-override:109%;descent-override:47%');
});

test('a stand-in never draws letters of a script that it may lack', () => {
  const standIns = css.split('\n').filter((line) => line.includes('Stand-in'));

  expect(standIns).toHaveLength(2);
  for (const standIn of standIns) expect(standIn).toContain('unicode-range:U+0000-024F,');
});
