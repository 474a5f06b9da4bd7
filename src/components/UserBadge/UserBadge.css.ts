import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#theme/vars.css.ts';

export const badge = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x3,
  minInlineSize: 0,
  maxInlineSize: '100%',
  textAlign: 'start',
});

export const text = style({ display: 'grid', minInlineSize: 0, lineHeight: vars.line.normal });

const name = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: vars.weight.bold,
});

export const names = styleVariants({
  sm: [name],
  md: [name],
  lg: [name, { fontSize: vars.size.lg }],
});

export const detail = style({
  display: 'grid',
  color: vars.color.textMuted,
  fontSize: vars.size.sm,
});
