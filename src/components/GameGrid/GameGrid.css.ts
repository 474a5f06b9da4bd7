import { createVar, style } from '@vanilla-extract/css';
import { from } from '#theme/breakpoints.ts';
import { vars } from '#theme/vars.css.ts';

/** The height of one row of tiles, once it is known. */
export const rowHeight = createVar();
/** The height of all rows together, drawn or not. */
export const wholeHeight = createVar();
const least = createVar();

/** How many stand side by side follows from the width and the tile's form; the script counts. */
export const grid = style({
  display: 'grid',
  position: 'relative',
  gap: vars.space.x3,
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${least}, 100%), 1fr))`,
  padding: 0,
  // Not `none`: with an empty string Safari still reads it as a list.
  listStyleType: "''",
  minInlineSize: 0,
  vars: { [least]: '6.125rem' },
  selectors: {
    '&[data-tile="landscape"]': { vars: { [least]: '9rem' } },
    '&[data-windowed]': {
      alignContent: 'start',
      gridAutoRows: rowHeight,
      // Where tiles stand in more columns than there is room for, as until they are counted anew.
      gridAutoColumns: '0px',
      blockSize: wholeHeight,
      // Tiles come and go at both ends: the browser must not hold on to one of them.
      overflowAnchor: 'none',
    },
  },
  '@media': {
    [from('tablet')]: {
      gap: vars.space.x4,
      vars: { [least]: '8.5rem' },
      selectors: { '&[data-tile="landscape"]': { vars: { [least]: '13rem' } } },
    },
    [from('desktop')]: {
      vars: { [least]: '9.5rem' },
      selectors: { '&[data-tile="landscape"]': { vars: { [least]: '14.5rem' } } },
    },
  },
});

export const place = style({ minInlineSize: 0 });

/** A tile that nobody sees: it has the size that all have, and is measured in their place. */
export const probe = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  gridColumn: '1 / 2',
  visibility: 'hidden',
  pointerEvents: 'none',
});

export const foot = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.x3,
  marginBlockStart: vars.space.x6,
  textAlign: 'center',
});

export const progress = style({ color: vars.color.textMuted });
