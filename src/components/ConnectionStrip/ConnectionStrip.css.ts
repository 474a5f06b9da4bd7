import { style } from '@vanilla-extract/css';
import { vars } from '#theme/vars.css.ts';

/** As wide as the page below it. */
export const strip = style({
  inlineSize: '100%',
  maxInlineSize: vars.layout.maxWidth,
  marginInline: 'auto',
  paddingInline: vars.space.x4,
  paddingBlockStart: vars.space.x4,
});
