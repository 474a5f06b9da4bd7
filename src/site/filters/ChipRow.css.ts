import { style } from '@vanilla-extract/css';

import { from } from '#theme/breakpoints.ts';
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
  '@media': { [from('desktop')]: { flexWrap: 'wrap', overflowX: 'visible' } },
});
