import { createVar, style } from '@vanilla-extract/css';
import { below, from } from '#theme/breakpoints.ts';
import { focusRing } from '#theme/focus-ring.css.ts';
import { vars } from '#theme/vars.css.ts';

/** How many slides share the view, by width. */
export const onPhone = createVar();
export const onTablet = createVar();
export const onDesktop = createVar();
const perView = createVar();

export const carousel = style({
  display: 'grid',
  gap: vars.space.x3,
  minInlineSize: 0,
  vars: { [perView]: onPhone },
  '@media': {
    [from('tablet')]: { vars: { [perView]: onTablet } },
    [from('desktop')]: { vars: { [perView]: onDesktop } },
  },
});

export const viewport = style({
  overflow: 'hidden',
  // Room for shadows and focus rings that the clip would cut.
  padding: vars.space.x1,
  margin: `calc(${vars.space.x1} * -1)`,
  '@media': {
    // On a phone the next slide comes from the edge of the screen, not from a cut before it.
    [below('tablet')]: {
      paddingInline: vars.space.x4,
      marginInline: `calc(${vars.space.x4} * -1)`,
    },
  },
});

export const track = style({
  display: 'flex',
  marginInlineStart: `calc(${vars.space.x4} * -1)`,
  touchAction: 'pan-y pinch-zoom',
});

export const slide = style([
  focusRing,
  {
    flex: `0 0 calc(100% / ${perView})`,
    minInlineSize: 0,
    paddingInlineStart: vars.space.x4,
  },
]);

const hidden = { display: 'none' };

export const controls = style({
  minBlockSize: '36px',
  '@media': {
    [below('tablet')]: { selectors: { '&[data-phone="false"]': hidden } },
    [`${from('tablet')} and ${below('desktop')}`]: {
      selectors: { '&[data-tablet="false"]': hidden },
    },
    [from('desktop')]: { selectors: { '&[data-desktop="false"]': hidden } },
  },
});
