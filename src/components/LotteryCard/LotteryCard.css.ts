import { style } from '@vanilla-extract/css';
import { canHover } from '#theme/breakpoints.ts';
import { focusRing } from '#theme/focus-ring.css.ts';
import { displayText, tabularText } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

export const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  minInlineSize: 0,
  blockSize: '100%',
  overflow: 'clip',
  color: vars.color.cardText,
  background: vars.color.surfaceRaised,
  border: `${vars.card.borderWidth} solid ${vars.color.cardBorder}`,
  borderRadius: vars.card.radius,
  boxShadow: vars.card.shadow,
  transition: `box-shadow ${vars.motion.normal} ${vars.motion.easing}, border-color ${vars.motion.normal} ${vars.motion.easing}`,
  '@media': {
    [canHover]: {
      selectors: {
        '&:hover': { borderColor: vars.color.primary, boxShadow: vars.card.shadowHover },
      },
    },
  },
});

export const head = style({
  display: 'grid',
  gridTemplateColumns: '4.5rem minmax(0, 1fr)',
  gap: vars.space.x3,
  alignItems: 'center',
  padding: vars.space.x3,
});

export const art = style({
  position: 'relative',
  inlineSize: '4.5rem',
  blockSize: '4.5rem',
  overflow: 'hidden',
  borderRadius: vars.radius.md,
  selectors: { '[data-resting] &': { filter: 'saturate(0.3)' } },
});

export const text = style({ display: 'grid', gap: '2px', minInlineSize: 0 });

/** The whole card is the link's ground. */
export const name = style([
  focusRing,
  displayText,
  {
    fontSize: vars.size.lg,
    color: 'inherit',
    overflowWrap: 'anywhere',
    textDecoration: 'none',
    '::after': { content: '', position: 'absolute', inset: 0, borderRadius: 'inherit' },
  },
]);

export const meta = style({
  fontSize: vars.size.sm,
  lineHeight: vars.line.normal,
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
});

export const last = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.x2,
  paddingBlock: vars.space.x3,
  paddingInline: vars.space.x4,
  borderBlockStart: `${vars.border.thin} solid ${vars.color.border}`,
});

export const lastHead = style([
  tabularText,
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: vars.space.x3,
    fontSize: vars.size.xs,
    lineHeight: vars.line.normal,
    color: vars.color.textMuted,
  },
]);

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x2,
  minBlockSize: '3.25rem',
  paddingBlock: vars.space.x2,
  paddingInline: vars.space.x4,
  fontSize: vars.size.sm,
  lineHeight: vars.line.normal,
  color: vars.color.textMuted,
  background: vars.color.surfaceSunken,
});

/** Drawn digits are a number: they run from left to right in every language. */
export const balls = style({
  display: 'flex',
  direction: 'ltr',
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  flexWrap: 'wrap',
  gap: vars.space.x1,
  margin: 0,
  padding: 0,
  listStyleType: '""',
});

/** A prize as it is written, where no balls are drawn. */
export const prize = style([
  displayText,
  tabularText,
  {
    fontSize: vars.size.xl,
    fontWeight: vars.weight.bold,
    letterSpacing: '0.08em',
    lineHeight: '1.875rem',
  },
]);
