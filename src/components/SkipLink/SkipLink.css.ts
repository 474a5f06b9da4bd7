import { style } from '@vanilla-extract/css';
import { vars } from '#theme/vars.css.ts';

export const skipLink = style({
  position: 'fixed',
  insetBlockStart: vars.space.x2,
  insetInlineStart: vars.space.x2,
  zIndex: vars.z.toast,
  minBlockSize: '44px',
  display: 'inline-flex',
  alignItems: 'center',
  paddingInline: vars.space.x4,
  borderRadius: vars.radius.md,
  background: vars.color.primary,
  color: vars.color.onPrimary,
  fontWeight: vars.weight.bold,
  textDecoration: 'none',
  boxShadow: vars.elevation.high,
  selectors: { '&:not(:focus)': { clipPath: 'inset(50%)' } },
});
