import { style, styleVariants } from '@vanilla-extract/css';
import { from } from '#theme/breakpoints.ts';
import { vars } from '#theme/vars.css.ts';

/** Of the bar's own text: the page's border color may be its opposite. */
export const hairline = vars.color.headerBorder;

/** The bar of every header: it stays at the top of the screen. */
export const bar = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.z.header,
  background: vars.color.headerBg,
  color: vars.color.headerText,
  borderBlockEnd: `${vars.header.borderWidth} solid ${hairline}`,
  boxShadow: vars.header.shadow,
});

const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  inlineSize: '100%',
  minBlockSize: vars.layout.headerHeight,
  marginInline: 'auto',
  paddingInline: vars.space.x4,
  '@media': { [from('desktop')]: { gap: vars.header.gap, paddingInline: vars.space.x6 } },
});

/** As wide as the page below. */
export const pageWide = style({
  maxInlineSize: `calc(${vars.layout.maxWidth} + 2 * ${vars.space.x6})`,
});

export const lines = styleVariants({ page: [line, pageWide], full: [line] });
