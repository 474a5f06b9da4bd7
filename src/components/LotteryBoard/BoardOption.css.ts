import { style } from '@vanilla-extract/css';
import { canHover } from '#theme/breakpoints.ts';
import { focusRing } from '#theme/focus-ring.css.ts';
import { tabularText } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const broad = '(min-width: 38rem)';

const grid = style({ gridArea: 'numbers', display: 'grid', minInlineSize: 0 });

/** How the options of a line stand: balls, words, or a grid of a hundred. */
export const options = {
  balls: style([
    grid,
    {
      gridTemplateColumns: 'repeat(6, minmax(2.75rem, 1fr))',
      gap: vars.space.x2,
      justifyItems: 'center',
      selectors: {
        '&[data-count="10"]': { gridTemplateColumns: 'repeat(5, minmax(2.75rem, 1fr))' },
      },
      '@container': {
        [broad]: {
          gridTemplateColumns: 'repeat(10, minmax(2.75rem, 1fr))',
          selectors: {
            '&[data-count="10"]': { gridTemplateColumns: 'repeat(10, minmax(2.75rem, 1fr))' },
            '&[data-count="11"]': { gridTemplateColumns: 'repeat(11, minmax(2.75rem, 1fr))' },
          },
        },
      },
    },
  ]),
  words: style([
    grid,
    { gridTemplateColumns: 'repeat(auto-fit, minmax(4rem, 1fr))', gap: vars.space.x2 },
  ]),
  pairs: style([
    grid,
    {
      gridTemplateColumns: 'repeat(5, minmax(2.75rem, 1fr))',
      gap: vars.space.x1,
      '@container': { [broad]: { gridTemplateColumns: 'repeat(10, minmax(2.75rem, 1fr))' } },
    },
  ]),
};

const option = style([
  focusRing,
  tabularText,
  {
    display: 'grid',
    placeItems: 'center',
    fontSize: vars.size.md,
    fontWeight: vars.weight.medium,
    lineHeight: 1,
    color: vars.color.text,
    background: vars.color.surfaceSunken,
    border: `${vars.border.thin} solid ${vars.color.borderStrong}`,
    transitionProperty: 'background-color, border-color, scale',
    transitionDuration: vars.motion.fast,
    transitionTimingFunction: vars.motion.easing,
    ':disabled': { opacity: 0.5, cursor: 'not-allowed' },
    '@media': {
      [canHover]: { selectors: { '&:hover:enabled': { borderColor: vars.color.primary } } },
    },
  },
]);

/** The pair of colors of what is picked, also where the system paints the grounds. */
const pickedGround = {
  background: vars.color.chipSelectedBg,
  borderColor: vars.color.chipSelectedBg,
  color: vars.color.chipSelectedText,
  fontWeight: vars.weight.bold,
};

const pickedWhereForced = {
  '(forced-colors: active)': {
    selectors: {
      '&[aria-pressed="true"]': {
        forcedColorAdjust: 'none',
        background: 'Highlight',
        borderColor: 'Highlight',
        color: 'HighlightText',
      },
    },
  },
} as const;

export const number = {
  /** A flat number; picking it turns it into a ball. */
  balls: style([
    option,
    {
      inlineSize: '2.75rem',
      blockSize: '2.75rem',
      // A ball is round in every brand.
      borderRadius: '50%',
      ':active': { scale: '0.94' },
      selectors: {
        '&[data-shape="tile"]': { borderRadius: vars.radius.sm },
        '&[aria-pressed="true"]': { background: 'none', borderColor: 'transparent' },
      },
    },
  ]),
  /** One of a hundred: the grid is what the eye reads, so it has no gaps to speak of. */
  pairs: style([
    option,
    {
      minBlockSize: '2.75rem',
      fontSize: vars.size.sm,
      borderColor: vars.color.border,
      borderRadius: vars.radius.sm,
      '@media': pickedWhereForced,
      selectors: { '&[aria-pressed="true"]': pickedGround },
    },
  ]),
};

/** A word with what it pays. */
export const word = style([
  option,
  {
    position: 'relative',
    alignContent: 'center',
    gap: '2px',
    minBlockSize: '3.5rem',
    paddingBlock: vars.space.x2,
    paddingInline: vars.space.x2,
    fontFamily: 'inherit',
    lineHeight: vars.line.normal,
    textAlign: 'center',
    overflowWrap: 'anywhere',
    borderRadius: vars.radius.md,
    '@media': pickedWhereForced,
    selectors: { '&[aria-pressed="true"]': pickedGround },
  },
]);

export const price = style([tabularText, { fontSize: vars.size.sm, fontWeight: vars.weight.bold }]);

export const tick = style({
  position: 'absolute',
  insetBlockStart: vars.space.x1,
  insetInlineEnd: vars.space.x1,
  display: 'inline-flex',
});
