import { style } from '@vanilla-extract/css';

import { from } from '#theme/breakpoints.ts';
import { vars } from '#theme/vars.css.ts';

/** Of the bar's own text: the page's border colour may be its opposite. */
const hairline = `color-mix(in oklch, ${vars.color.headerText} 14%, transparent)`;

const bar = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.z.header,
  background: vars.color.headerBg,
  color: vars.color.headerText,
  borderBlockEnd: `${vars.border.thin} solid ${hairline}`,
});

const inner = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  boxSizing: 'border-box',
  inlineSize: '100%',
  marginInline: 'auto',
  paddingInline: vars.space.x4,
  '@media': { [from('desktop')]: { gap: vars.space.x4, paddingInline: vars.space.x6 } },
});

export const classic = bar;

export const classicInner = style([
  inner,
  {
    maxInlineSize: `calc(${vars.layout.maxWidth} + 2 * ${vars.space.x6})`,
    minBlockSize: vars.layout.headerHeight,
  },
]);

export const centered = bar;

export const centeredTop = style([
  inner,
  {
    maxInlineSize: `calc(${vars.layout.maxWidth} + 2 * ${vars.space.x6})`,
    minBlockSize: vars.layout.headerHeight,
    '@media': {
      [from('desktop')]: {
        display: 'grid',
        gridTemplateColumns: '1fr auto 1fr',
        minBlockSize: '76px',
      },
    },
  },
]);

/** The logo's place in the middle: an empty cell stands before it. */
export const before = style({
  display: 'none',
  '@media': { [from('desktop')]: { display: 'flex', alignItems: 'center' } },
});

export const after = style({
  display: 'flex',
  marginInlineStart: 'auto',
  '@media': { [from('desktop')]: { justifySelf: 'end' } },
});

export const centeredNav = style({
  display: 'none',
  '@media': {
    [from('desktop')]: {
      display: 'flex',
      boxSizing: 'border-box',
      maxInlineSize: `calc(${vars.layout.maxWidth} + 2 * ${vars.space.x6})`,
      marginInline: 'auto',
      paddingInline: vars.space.x6,
      minBlockSize: '48px',
    },
  },
});

export const railTop = bar;

export const railInner = style([inner, { minBlockSize: vars.layout.headerHeight }]);
