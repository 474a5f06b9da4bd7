import { style } from '@vanilla-extract/css';
import { focusRing } from '#theme/focus-ring.css.ts';
import { vars } from '#theme/vars.css.ts';

export const box = style([
  focusRing,
  {
    display: 'flex',
    gap: vars.space.x3,
    padding: vars.space.x4,
    textAlign: 'start',
    lineHeight: vars.line.normal,
    color: vars.color.text,
    background: `color-mix(in oklch, ${vars.color.danger} 12%, ${vars.color.surface})`,
    border: `${vars.border.thin} solid ${vars.color.danger}`,
    borderRadius: vars.radius.md,
  },
]);

export const icon = style({ flex: 'none', color: vars.color.danger });

export const text = style({ display: 'grid', gap: vars.space.x1, minInlineSize: 0 });

export const list = style({
  padding: 0,
  // Not `none`: with an empty string Safari still reads it as a list.
  listStyleType: "''",
  display: 'grid',
  gap: vars.space.x1,
  fontSize: vars.size.sm,
});

export const link = style([
  focusRing,
  {
    minBlockSize: '1.75rem',
    lineHeight: vars.line.normal,
    textAlign: 'start',
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
  },
]);
