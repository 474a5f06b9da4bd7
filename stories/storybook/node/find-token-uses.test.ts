import { expect, test } from 'vitest';
import { findTokenUses } from './find-token-uses.ts';

const usesIn = (source: string) => Object.fromEntries(findTokenUses('a.css.ts', source));

test('a token is found through vars, through a rename, and by its custom property', () => {
  const source = `import { vars as tokens } from '#theme/vars.css.ts';
const { color } = tokens;
const space = tokens.space;
export const a = { color: color.text, padding: space.x2, margin: tokens.space['x4'] };
export const b = 'var(--lv-color-bg-alt)';
export const c = \`1px solid \${tokens.color.text} var(--lv-radius-md)\`;
`;

  expect(usesIn(source)).toEqual({
    'color.text': [4, 6],
    'space.x2': [4],
    'space.x4': [4],
    'color.bgAlt': [5],
    'radius.md': [6],
  });
});

test('a token that is chosen while a site runs counts for its whole group', () => {
  const source = `import { vars } from '#theme/vars.css.ts';
export const gap = (step: 'x1' | 'x2') => vars.space[step];
`;

  expect(usesIn(source)).toEqual({ 'space.*': [2] });
});

test('comments, types and other things of the same name are no use', () => {
  const source = `import type { vars } from '#theme/vars.css.ts';
import { other } from './other.ts';
// vars.color.bg, var(--lv-color-bg)
export type Step = keyof typeof vars.space;
export const a = { vars: { x: other.color.bg } };
`;

  expect(usesIn(source)).toEqual({});
});
