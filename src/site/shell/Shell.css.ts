import { style } from '@vanilla-extract/css';

import { below, from } from '#theme/breakpoints.ts';
import { vars } from '#theme/vars.css.ts';

import { RAIL_WIDTH } from './rail-width.ts';

export const shell = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100dvb',
  '@media': {
    // The bar under the thumb covers the end of the page.
    [below('desktop')]: {
      paddingBlockEnd: `calc(${vars.layout.bottomBarHeight} + env(safe-area-inset-bottom))`,
    },
    [from('desktop')]: { selectors: { '&[data-header="rail"]': { paddingInlineStart: RAIL_WIDTH } } },
  },
});

/** The header of a rail layout reaches over the rail. */
export const content = style({
  flex: '1 0 auto',
  inlineSize: '100%',
  backgroundImage: vars.pattern.image,
  '@media': {
    [from('desktop')]: {
      // Room for the folded right bar.
      selectors: { '&[data-aside]': { paddingInlineEnd: '56px' } },
    },
    [from('wide')]: { selectors: { '&[data-aside]': { paddingInlineEnd: 0 } } },
  },
});
