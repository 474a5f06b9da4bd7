import { style } from '@vanilla-extract/css';

import { from } from '#theme/breakpoints.ts';
import { vars } from '#theme/vars.css.ts';

export const muted = style({ color: vars.color.textMuted });

/** One column: hints and errors of neighbours would push fields of one row out of line. */
export const fields = style({ display: 'grid', gap: vars.space.x4 });

export const consents = style({ display: 'grid', gap: vars.space.x3 });

export const actions = style({
  display: 'grid',
  gap: vars.space.x2,
  '@media': { [from('tablet')]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});

export const other = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.x1,
  color: vars.color.textMuted,
});
