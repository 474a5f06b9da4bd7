import { style } from '@vanilla-extract/css';
import { vars } from '#theme/vars.css.ts';

/** The line's own height and frame, so that nothing below it jumps. */
export const blank = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '46px',
  paddingInline: vars.space.x4,
  border: `${vars.border.thin} solid ${vars.color.border}`,
  borderRadius: vars.radius.md,
  background: vars.color.surface,
});
