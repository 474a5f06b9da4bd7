import { style } from '@vanilla-extract/css';
import { from } from '#theme/breakpoints.ts';
import { vars } from '#theme/vars.css.ts';

/** Two columns side by side where there is room; one alone takes the width. */
export const board = style({
  display: 'grid',
  gap: vars.space.x4,
  minInlineSize: 0,
  '@media': {
    [from('desktop')]: {
      selectors: { '&[data-columns="2"]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
    },
  },
});
