import { style } from '@vanilla-extract/css';
import { below, from } from '#theme/breakpoints.ts';
import { vars } from '#theme/vars.css.ts';
import { RAIL_WIDTH } from '../Rail/rail-width.ts';
import { asideRoom } from './aside-room.css.ts';

/** The folded right bar, with air around it. */
const ASIDE_WIDTH = '60px';

export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100dvb',
  '@media': {
    // The bar under the thumb covers the end of the page.
    [below('desktop')]: {
      selectors: {
        '&[data-bottom-bar]': {
          paddingBlockEnd: `calc(${vars.layout.bottomBarHeight} + env(safe-area-inset-bottom))`,
        },
      },
    },
    [from('desktop')]: {
      selectors: { '&[data-aside]': { vars: { [asideRoom]: ASIDE_WIDTH } } },
    },
    // Wide enough for the page and the bar beside it.
    '(min-width: 1600px)': { selectors: { '&[data-aside]': { vars: { [asideRoom]: '0px' } } } },
  },
});

/** Everything under the header; it leaves the start to the rail that is fixed there. */
export const body = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 0 auto',
  '@media': {
    [from('desktop')]: {
      selectors: { '[data-header="rail"] > &': { paddingInlineStart: RAIL_WIDTH } },
    },
  },
});

export const content = style({
  flex: '1 0 auto',
  backgroundImage: vars.pattern.image,
  selectors: { '[data-aside] &': { paddingInlineEnd: asideRoom } },
});
