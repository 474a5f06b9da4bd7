import { style } from '@vanilla-extract/css';

import { below, from } from '#theme/breakpoints.ts';
import { vars } from '#theme/vars.css.ts';

import { RAIL_WIDTH } from './rail-width.ts';

/** The folded right bar, with air around it. */
const ASIDE_WIDTH = '60px';

export const shell = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100dvb',
  '@media': {
    // The bar under the thumb covers the end of the page.
    [below('desktop')]: {
      paddingBlockEnd: `calc(${vars.layout.bottomBarHeight} + env(safe-area-inset-bottom))`,
    },
  },
});

/** Everything under the header; it leaves the start to the rail that is fixed there. */
export const body = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 0 auto',
  '@media': {
    [from('desktop')]: {
      selectors: { '&[data-header="rail"]': { paddingInlineStart: RAIL_WIDTH } },
    },
  },
});

/** The page leaves its end to the right bar, unless the screen is wide enough for both. */
export const content = style({
  flex: '1 0 auto',
  backgroundImage: vars.pattern.image,
  '@media': {
    [from('desktop')]: { selectors: { '&[data-aside]': { paddingInlineEnd: ASIDE_WIDTH } } },
    '(min-width: 1600px)': { selectors: { '&[data-aside]': { paddingInlineEnd: 0 } } },
  },
});

export const strip = style({
  inlineSize: '100%',
  maxInlineSize: vars.layout.maxWidth,
  marginInline: 'auto',
  paddingInline: vars.space.x4,
  paddingBlockStart: vars.space.x4,
});
