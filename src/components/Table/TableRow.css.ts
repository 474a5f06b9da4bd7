import { globalStyle, style } from '@vanilla-extract/css';
import { canHover } from '#theme/breakpoints.ts';
import { tabularText } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';
import { onCards } from './on-cards.ts';
import { line, narrow } from './table-place.css.ts';

const { color, space } = vars;

export const body = style(onCards({ display: 'grid', gap: space.x3 }));

export const row = style({
  background: color.surface,
  '@media': {
    [canHover]: {
      selectors: {
        '&:hover': { background: `color-mix(in oklab, ${color.text} 4%, ${color.surface})` },
      },
    },
  },
  selectors: {
    '&[data-selected]': {
      background: `color-mix(in oklab, ${color.primary} 12%, ${color.surface})`,
    },
  },
  ...onCards({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    paddingBlock: space.x2,
    border: line,
    borderRadius: vars.radius.lg,
    boxShadow: vars.elevation.low,
  }),
});

const cellBase = style({
  padding: `${space.x3} ${space.x4}`,
  borderBlockEnd: line,
  textAlign: 'start',
  verticalAlign: 'middle',
  selectors: {
    [`${row}:last-child > &`]: { borderBlockEnd: 0 },
    // A sign or a percent stays with its figure.
    '&[data-align="end"]': { textAlign: 'end', whiteSpace: 'nowrap' },
  },
});

export const cell = style([
  cellBase,
  tabularText,
  {
    fontFamily: 'inherit',
    '@container': {
      [narrow]: {
        gridColumn: '1 / -1',
        display: 'flex',
        justifyContent: 'space-between',
        gap: space.x4,
        paddingBlock: space.x1,
        border: 0,
        selectors: { '&[data-align]': { textAlign: 'start', whiteSpace: 'normal' } },
      },
    },
  },
]);

/** The row's name: it stays while the rest scrolls, and is the title of a card. */
export const nameCell = style([
  cellBase,
  {
    position: 'sticky',
    insetInlineStart: 0,
    background: 'inherit',
    fontWeight: vars.weight.bold,
    '@container': {
      [narrow]: {
        position: 'static',
        gridColumn: 1,
        gridRow: 1,
        paddingBlock: space.x2,
        border: 0,
        fontSize: vars.size.md,
      },
    },
  },
]);

export const boxCell = style([
  cellBase,
  {
    padding: 0,
    '@container': { [narrow]: { gridColumn: 2, gridRow: 1, border: 0 } },
  },
]);

export const boxTarget = style({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: '44px',
  minBlockSize: '44px',
  cursor: 'pointer',
});

export const cellLabel = style({
  display: 'none',
  color: color.textMuted,
  '@container': {
    [narrow]: {
      display: 'block',
      flex: '0 0 auto',
      maxInlineSize: '50%',
      selectors: { [`${nameCell} > &`]: { display: 'none' } },
    },
  },
});

export const cellValue = style({
  minInlineSize: 0,
  // Figures and names that break in the middle cannot be read: a column grows for them, and the table scrolls.
  overflowWrap: 'break-word',
  selectors: { '&[data-blank]': { display: 'inline-block' } },
  '@container': {
    [narrow]: { selectors: { [`${cell} > &`]: { textAlign: 'end' } } },
  },
});

// A name that is pressed begins where the other names begin: its own edge stands out of the column.
globalStyle(`${nameCell} > ${cellValue} > :is(button, a):only-child`, {
  marginInlineStart: `calc(-1 * ${space.x3})`,
  textAlign: 'start',
});
