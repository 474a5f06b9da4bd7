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
    // The keys stand in the name's line; words, which have none, beside it.
    [broad]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridTemplateAreas: '"label keys" "numbers numbers"',
      alignItems: 'center',
      paddingBlock: vars.space.x3,
      rowGap: vars.space.x2,
      selectors: {
        '&[data-look="words"]': {
          gridTemplateColumns: '7rem minmax(0, 1fr)',
          gridTemplateAreas: '"label numbers"',
        },
      },
    },
    [wide]: {
      gridTemplateColumns: '7rem minmax(0, 1fr) auto',
      gridTemplateAreas: '"label numbers keys"',
      columnGap: vars.space.x4,
      selectors: {
        // A hundred numbers need the width: keys and name stay over them.
        '&[data-look="pairs"]': {
          gridTemplateColumns: 'minmax(0, 1fr) auto',
          gridTemplateAreas: '"label keys" "numbers numbers"',
        },
      },
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

export const keys = style({
  gridArea: 'keys',
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: vars.space.x2,
  '@container': {
    '(min-width: 30rem)': { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
    [broad]: { gridTemplateColumns: 'repeat(6, minmax(3.5rem, auto))', gap: vars.space.x1 },
    [wide]: {
      gridTemplateColumns: 'repeat(3, minmax(3.75rem, auto))',
      gap: vars.space.x2,
      selectors: {
        '[data-look="pairs"] > &': { gridTemplateColumns: 'repeat(6, minmax(3.75rem, auto))' },
      },
    },
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
