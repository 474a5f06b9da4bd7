import { style } from '@vanilla-extract/css';
import { below, from } from '#theme/breakpoints.ts';
import { vars } from '#theme/vars.css.ts';

/** The places that the carousel will have: one and a bit, two, three. */
export const blanks = style({
  display: 'grid',
  gap: vars.space.x4,
  gridTemplateColumns: 'minmax(0, 1fr)',
  // The carousel's own row of controls.
  paddingBlockEnd: `calc(36px + ${vars.space.x3})`,
  '@media': {
    [below('tablet')]: {
      gridTemplateColumns: `repeat(2, calc(100% / 1.15 - ${vars.space.x4}))`,
      overflow: 'hidden',
      marginInlineEnd: `calc(${vars.space.x4} * -1)`,
    },
    [from('tablet')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from('desktop')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});

/** The third place exists only where three stand side by side. */
export const third = style({
  display: 'grid',
  '@media': { [below('desktop')]: { display: 'none' } },
});
