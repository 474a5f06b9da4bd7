import { style } from '@vanilla-extract/css';
import { focusRing } from '#theme/focus-ring.css.ts';
import { vars } from '#theme/vars.css.ts';

export const list = style({
  padding: 0,
  // Not `none`: with an empty string Safari still reads it as a list.
  listStyleType: "''",
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.x1,
  fontSize: vars.size.sm,
  lineHeight: vars.line.normal,
  color: vars.color.textMuted,
});

export const item = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x1,
  minInlineSize: 0,
});

export const link = style([
  focusRing,
  {
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: '2.75rem',
    paddingInline: vars.space.x1,
    color: 'inherit',
    textDecoration: 'none',
    borderRadius: vars.radius.sm,
    ':hover': { color: vars.color.text, textDecoration: 'underline' },
  },
]);

export const current = style({
  paddingInline: vars.space.x1,
  color: vars.color.text,
  fontWeight: vars.weight.medium,
});
