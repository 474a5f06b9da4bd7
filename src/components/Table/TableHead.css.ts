import { style } from '@vanilla-extract/css';
import { canHover } from '#theme/breakpoints.ts';
import { focusRing } from '#theme/focus-ring.css.ts';
import { hiddenFromSight } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';
import { onCards } from './on-cards.ts';
import { line, narrow } from './table-place.css.ts';

const { color, space } = vars;

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
