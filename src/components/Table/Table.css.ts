import { createContainer, createVar, keyframes, style } from '@vanilla-extract/css';
import { canHover, reducedMotion } from '#theme/breakpoints.ts';
import { focusRing } from '#theme/focus-ring.css.ts';
import { displayText, hiddenFromSight, tabularText } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

export const maxHeight = createVar();

const { color, space } = vars;
const place = createContainer();
/** Where columns have no room: rows become cards. */
const narrow = `${place} (max-width: 559px)`;
const line = `${vars.border.thin} solid ${color.border}`;
const onCards = <Rule>(rule: Rule) => ({ '@container': { [narrow]: rule } });

export const frame = style({
  position: 'relative',
  minInlineSize: 0,
  containerName: place,
  containerType: 'inline-size',
});

const run = keyframes({ from: { insetInlineStart: '-30%' }, to: { insetInlineStart: '100%' } });
const fade = keyframes({ '50%': { opacity: 0.35 } });

/** Over rows of before, while new ones are on their way; the old ones stay readable. */
export const progress = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  zIndex: 3,
  blockSize: '3px',
  overflow: 'clip',
  borderStartStartRadius: vars.radius.lg,
  borderStartEndRadius: vars.radius.lg,
  '::before': {
    content: '',
    position: 'absolute',
    insetBlock: 0,
    inlineSize: '30%',
    background: color.primary,
    animation: `${run} 1200ms linear infinite`,
  },
  '@media': {
    [reducedMotion]: {
      '::before': {
        inlineSize: '100%',
        animationName: fade,
        animationDuration: '1800ms !important',
        animationIterationCount: 'infinite !important',
      },
    },
  },
});

export const box = style([
  focusRing,
  {
    overflow: 'auto',
    maxBlockSize: maxHeight,
    border: line,
    borderRadius: vars.radius.lg,
    background: color.surface,
    color: color.text,
    ...onCards({
      overflow: 'visible',
      maxBlockSize: 'none',
      border: 0,
      borderRadius: 0,
      background: 'none',
    }),
  },
]);

export const table = style({
  inlineSize: '100%',
  // Collapsed lines would scroll away from under the sticky cells.
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: vars.size.sm,
  lineHeight: vars.line.normal,
  ...onCards({ display: 'block' }),
});

export const caption = style([
  displayText,
  {
    padding: `${space.x4} ${space.x4} ${space.x3}`,
    fontSize: vars.size.lg,
    textAlign: 'start',
    ...onCards({ display: 'block', paddingInline: 0 }),
  },
]);

export const heads = style(onCards({ display: 'block' }));

/** On cards the sort buttons stay, side by side above the first card. */
export const headRow = style(
  onCards({ display: 'flex', flexWrap: 'wrap', gap: space.x2, paddingBlockEnd: space.x3 }),
);

const headBase = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  borderBlockEnd: line,
  background: color.surfaceRaised,
  color: color.textMuted,
  fontWeight: vars.weight.medium,
});

export const boxHead = style([
  headBase,
  {
    inlineSize: '1%',
    padding: 0,
    ...onCards({ position: 'static', border: 0, background: 'none' }),
  },
]);

export const head = style([
  headBase,
  {
    padding: `${space.x2} ${space.x4}`,
    textAlign: 'start',
    whiteSpace: 'nowrap',
    selectors: {
      '&[data-align="end"]': { textAlign: 'end' },
      [`&:first-child, ${boxHead} + &`]: { insetInlineStart: 0, zIndex: 2 },
      '&[aria-sort]': { color: color.text, fontWeight: vars.weight.bold },
    },
    '@container': {
      [narrow]: {
        position: 'static',
        padding: 0,
        border: 0,
        background: 'none',
        selectors: { '&:not([data-sortable])': hiddenFromSight },
      },
    },
  },
]);

export const sortButton = style([
  focusRing,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.x1,
    minBlockSize: '44px',
    marginInline: `calc(${space.x2} * -1)`,
    marginBlock: `calc(${space.x2} * -1)`,
    paddingInline: space.x2,
    borderRadius: vars.radius.sm,
    fontWeight: 'inherit',
    color: 'inherit',
    '@media': { [canHover]: { ':hover': { color: color.text } } },
    selectors: { '&:active': { color: color.link } },
    '@container': {
      [narrow]: {
        margin: 0,
        paddingInline: space.x3,
        border: line,
        borderRadius: vars.radius.pill,
        background: color.surface,
      },
    },
  },
]);

export const sortSign = style({
  display: 'inline-flex',
  opacity: 0.55,
  selectors: { '&[data-active]': { opacity: 1, color: color.link } },
});

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
    '&[data-align="end"]': { textAlign: 'end' },
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
        selectors: { '&[data-align]': { textAlign: 'start' } },
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
      flex: '0 1 auto',
      minInlineSize: 0,
      selectors: { [`${nameCell} > &`]: { display: 'none' } },
    },
  },
});

export const cellValue = style({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  selectors: { '&[data-blank]': { display: 'inline-block' } },
  '@container': {
    [narrow]: { selectors: { [`${cell} > &`]: { textAlign: 'end' } } },
  },
});
