import { style } from '@vanilla-extract/css';
import { vars } from '#theme/vars.css.ts';

export const panel = style({ display: 'grid', gap: vars.space.x5, minInlineSize: 0 });

export const intro = style({ color: vars.color.textMuted });

export const other = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.x1,
  color: vars.color.textMuted,
});
