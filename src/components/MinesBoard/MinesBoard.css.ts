import { style } from '@vanilla-extract/css';
import { vars } from '#theme/vars.css.ts';

export const board = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  gap: `clamp(0.375rem, 1.8cqi, ${vars.space.x3})`,
  justifySelf: 'center',
  inlineSize: '100%',
  maxInlineSize: '30rem',
  // Rows and columns are told from the top left in every language.
  direction: 'ltr',
});

export const cell = style({ aspectRatio: '1 / 1', inlineSize: '100%' });

export const art = style({ inlineSize: '100%', blockSize: '100%', display: 'block' });
