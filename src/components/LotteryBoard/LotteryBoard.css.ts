import { style } from '@vanilla-extract/css';
import { canHover } from '#theme/breakpoints.ts';
import { focusRing } from '#theme/focus-ring.css.ts';
import { displayText, tabularText } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const broad = '(min-width: 38rem)';
const wide = '(min-width: 58rem)';

export const board = style({ minInlineSize: 0, containerType: 'inline-size' });

export const rows = style({ display: 'grid' });

export const row = style({
  display: 'grid',
  gap: vars.space.x3,
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateAreas: '"label" "numbers" "keys"',
  padding: vars.space.x4,
  selectors: {
    '& + &': { borderBlockStart: `${vars.border.thin} solid ${vars.color.border}` },
  },
  '@container': {
    [wide]: {
      gridTemplateColumns: '7rem minmax(0, 1fr) auto',
      gridTemplateAreas: '"label numbers keys"',
      alignItems: 'center',
      gap: vars.space.x4,
    },
  },
});

export const label = style({
  gridArea: 'label',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.x2,
  minInlineSize: 0,
});

export const position = style([
  displayText,
  { fontSize: vars.size.md, overflowWrap: 'anywhere', letterSpacing: 'normal' },
]);

export const note = style([
  tabularText,
  { fontSize: vars.size.sm, lineHeight: vars.line.normal, color: vars.color.textMuted },
]);

export const numbers = style({
  gridArea: 'numbers',
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(2.75rem, 1fr))',
  gap: vars.space.x2,
  justifyItems: 'center',
  minInlineSize: 0,
  selectors: { '&[data-count="10"]': { gridTemplateColumns: 'repeat(5, minmax(2.75rem, 1fr))' } },
  '@container': {
    [broad]: {
      gridTemplateColumns: 'repeat(10, minmax(2.75rem, 1fr))',
      selectors: {
        '&[data-count="10"]': { gridTemplateColumns: 'repeat(10, minmax(2.75rem, 1fr))' },
        '&[data-count="11"]': { gridTemplateColumns: 'repeat(11, minmax(2.75rem, 1fr))' },
      },
    },
  },
});

/** A flat number; picking it turns it into a ball. */
export const number = style([
  focusRing,
  tabularText,
  {
    display: 'grid',
    placeItems: 'center',
    inlineSize: '2.75rem',
    blockSize: '2.75rem',
    fontSize: vars.size.md,
    fontWeight: vars.weight.medium,
    lineHeight: 1,
    color: vars.color.text,
    background: vars.color.surfaceSunken,
    border: `${vars.border.thin} solid ${vars.color.borderStrong}`,
    // A ball is round in every brand.
    borderRadius: '50%',
    transitionProperty: 'background-color, border-color, scale',
    transitionDuration: vars.motion.fast,
    transitionTimingFunction: vars.motion.easing,
    ':active': { scale: '0.94' },
    ':disabled': { opacity: 0.5, cursor: 'not-allowed' },
    '@media': {
      [canHover]: { selectors: { '&:hover:enabled': { borderColor: vars.color.primary } } },
    },
    selectors: {
      '&[data-shape="tile"]': { borderRadius: vars.radius.sm },
      '&[aria-pressed="true"]': { background: 'none', borderColor: 'transparent' },
    },
  },
]);

export const keys = style({
  gridArea: 'keys',
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: vars.space.x2,
  '@container': {
    '(min-width: 30rem)': { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
    [wide]: { gridTemplateColumns: 'repeat(3, minmax(3.75rem, auto))' },
  },
});

export const quick = style([
  focusRing,
  {
    position: 'relative',
    minBlockSize: '2.25rem',
    paddingInline: vars.space.x2,
    fontSize: vars.size.sm,
    fontWeight: vars.weight.medium,
    lineHeight: vars.line.normal,
    color: vars.color.textMuted,
    borderRadius: vars.radius.sm,
    background: vars.color.surfaceSunken,
    transition: `color ${vars.motion.fast} ${vars.motion.easing}`,
    ':disabled': { opacity: 0.5, cursor: 'not-allowed' },
    // The eye sees 36 px, the thumb gets the gaps as well.
    '::after': { content: '', position: 'absolute', inset: '-4px 0' },
    '@media': { [canHover]: { selectors: { '&:hover:enabled': { color: vars.color.text } } } },
  },
]);

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x3,
  padding: vars.space.x4,
  borderBlockStart: `${vars.border.thin} solid ${vars.color.border}`,
  background: vars.color.surfaceSunken,
});

export const sum = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.x3,
  marginInlineEnd: 'auto',
  minInlineSize: 0,
});

export const bets = style([
  displayText,
  tabularText,
  { fontWeight: vars.weight.bold, fontSize: vars.size.lg },
]);

export const total = style({ color: vars.color.textMuted, fontSize: vars.size.sm });
