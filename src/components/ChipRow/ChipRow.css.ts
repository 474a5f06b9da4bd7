import { style } from '@vanilla-extract/css';
import { below, from } from '#theme/breakpoints.ts';
import { vars } from '#theme/vars.css.ts';

export const row = style({
  display: 'flex',
  gap: vars.space.x2,
  minInlineSize: 0,
  overflowX: 'auto',
  // Room for the focus ring and the thumb, which the scroller would cut.
  padding: '6px',
  margin: '-6px',
  scrollbarWidth: 'none',
  '::-webkit-scrollbar': { display: 'none' },
  '@media': {
    [from('desktop')]: { flexWrap: 'wrap', overflowX: 'visible' },
    // What does not fit runs out of the screen, so that it is seen to go on.
    [below('tablet')]: {
      marginInline: `calc(${vars.space.x4} * -1)`,
      paddingInline: vars.space.x4,
      scrollPaddingInline: vars.space.x4,
    },
  },
});
