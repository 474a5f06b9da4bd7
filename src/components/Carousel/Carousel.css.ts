import { createVar } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { below, from } from '#theme/breakpoints.ts';
import { vars } from '#theme/vars.css.ts';

/** How many slides share the view, by width. */
export const onPhone = createVar();
export const onTablet = createVar();
export const onDesktop = createVar();
const perView = createVar();

export const carousel = recipe({
  base: { display: 'grid', minInlineSize: 0 },
  variants: {
    show: {
      row: {
        gap: vars.space.x3,
        vars: { [perView]: onPhone },
        '@media': {
          [from('tablet')]: { vars: { [perView]: onTablet } },
          [from('desktop')]: { vars: { [perView]: onDesktop } },
        },
      },
      one: { position: 'relative', blockSize: '100%' },
    },
  },
});

export const viewport = recipe({
  base: { overflow: 'hidden' },
  variants: {
    show: {
      row: {
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
      },
      one: { display: 'grid', minInlineSize: 0 },
    },
  },
});

export const track = recipe({
  base: { display: 'flex', touchAction: 'pan-y pinch-zoom' },
  variants: {
    show: {
      row: { marginInlineStart: `calc(${vars.space.x4} * -1)` },
      one: { minInlineSize: 0 },
    },
  },
});

export const slide = recipe({
  base: { minInlineSize: 0 },
  variants: {
    show: {
      row: {
        flex: `0 0 calc(100% / ${perView})`,
        paddingInlineStart: vars.space.x4,
      },
      one: { flex: '0 0 100%', display: 'grid' },
    },
  },
});

const hidden = { display: 'none' };

export const controls = recipe({
  variants: {
    show: {
      // Below a row, at the widths at which not all of it fits.
      row: {
        minBlockSize: '36px',
        '@media': {
          [below('tablet')]: { selectors: { '&[data-phone="false"]': hidden } },
          [`${from('tablet')} and ${below('desktop')}`]: {
            selectors: { '&[data-tablet="false"]': hidden },
          },
          [from('desktop')]: { selectors: { '&[data-desktop="false"]': hidden } },
        },
      },
      // Over the foot of the slide, in line with its words.
      one: {
        position: 'absolute',
        insetInline: 0,
        insetBlockEnd: vars.space.x2,
        paddingInline: vars.space.x3,
        '@media': { [from('tablet')]: { paddingInline: 'calc(clamp(28px, 5vw, 72px) - 8px)' } },
      },
    },
  },
});
