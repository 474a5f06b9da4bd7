import { style } from '@vanilla-extract/css';
import { vars } from '#theme/vars.css.ts';

export const form = style({
  display: 'grid',
  gap: vars.space.x3,
  minInlineSize: 0,
});

export const steps = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: vars.space.x2,
});

export const note = style({
  minBlockSize: '1.5em',
  fontSize: vars.size.sm,
  lineHeight: vars.line.normal,
  color: vars.color.textMuted,
});
