import { createVar, style } from '@vanilla-extract/css';
import { below, from } from '#theme/breakpoints.ts';
import { vars } from '#theme/vars.css.ts';

/** Tiles of any form take about the same area; the ratio token is `3 / 4` and the like. */
const widest = createVar();
const tileWidth = `clamp(7.5rem, calc(11.5rem * sqrt(${vars.tile.ratio})), ${widest})`;

const shelf = {
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: tileWidth,
  overflowX: 'auto',
  overscrollBehaviorInline: 'contain',
  scrollSnapType: 'inline mandatory',
  scrollbarWidth: 'none',
  // Reaches the edges of the page and keeps its padding, so that tiles come from the edge;
  // the block padding leaves room for the focus ring.
  marginInline: `calc(${vars.space.x4} * -1)`,
  paddingInline: vars.space.x4,
  scrollPaddingInline: vars.space.x4,
  paddingBlock: vars.space.x1,
} as const;

const grid = (columns: number) => ({ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` });

export const list = style({
  padding: 0,
  // Not `none`: with an empty string Safari still reads it as a list.
  listStyleType: "''",
  gap: vars.space.x3,
  minInlineSize: 0,
  vars: { [widest]: '70vi' },
  '::-webkit-scrollbar': { display: 'none' },
  selectors: {
    '&[data-arrange="shelf"]': shelf,
    // On the narrowest phones a third tile must still be seen to come.
    '&[data-tile="portrait"]': { vars: { [widest]: '40vi' } },
    '&[data-arrange="grid"]': { display: 'grid', ...grid(3) },
    '&[data-arrange="grid"][data-tile="landscape"]': grid(2),
  },
  '@media': {
    [below('tablet')]: { selectors: { '&[data-arrange="auto"]': shelf } },
    [from('tablet')]: {
      selectors: {
        '&:not([data-arrange="shelf"])': { display: 'grid', ...grid(4), gap: vars.space.x4 },
        '&:not([data-arrange="shelf"])[data-tile="landscape"]': grid(2),
      },
    },
    [from('desktop')]: {
      selectors: {
        '&:not([data-arrange="shelf"])': grid(8),
        '&:not([data-arrange="shelf"])[data-tile="landscape"]': grid(4),
      },
    },
  },
});

export const place = style({
  minInlineSize: 0,
  scrollSnapAlign: 'start',
  '@media': {
    [from('tablet')]: {
      selectors: {
        '[data-featured]:not([data-arrange="shelf"]) > &:first-child': {
          gridColumn: 'span 2',
          gridRow: 'span 2',
        },
      },
    },
  },
});
