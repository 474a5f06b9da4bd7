import { createVar, style } from '@vanilla-extract/css';
import { vars } from '#theme/vars.css.ts';

export const side = createVar();

export const disc = style({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: side,
  blockSize: side,
  overflow: 'clip',
  fontSize: `calc(${side} * 0.4)`,
  fontWeight: vars.weight.bold,
  lineHeight: 1,
  color: vars.color.onPrimary,
  background: vars.color.primary,
  borderRadius: vars.radius.pill,
  userSelect: 'none',
});
