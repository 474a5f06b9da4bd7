import { style } from '@vanilla-extract/css';
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

export const name = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: vars.weight.bold,
});

export const detail = style({ fontSize: vars.size.sm, opacity: 0.85 });
