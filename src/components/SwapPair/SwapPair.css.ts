import { style } from '@vanilla-extract/css';
import { from } from '#theme/breakpoints.ts';
import { vars } from '#theme/vars.css.ts';

/** One above the other on a phone, side by side where there is room. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x3,
  minInlineSize: 0,
  '@media': {
    [from('tablet')]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
      alignItems: 'center',
    },
  },
});

export const side = style({
  minInlineSize: 0,
  padding: vars.space.x4,
  background: vars.color.surfaceSunken,
  border: `${vars.border.thin} solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
});

/** The sign's arrows stand up: they lie down where the two stand side by side. */
export const middle = style({
  display: 'grid',
  justifyItems: 'center',
  '@media': { [from('tablet')]: { rotate: '90deg' } },
});
