import { style } from '@vanilla-extract/css';
import { canHover } from '#theme/breakpoints.ts';
import { displayText, tabularText } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  minInlineSize: 0,
  overflow: 'clip',
  borderRadius: vars.radius.lg,
  border: `${vars.border.thin} solid ${vars.color.cardBorder}`,
  background: vars.color.cardBg,
  color: vars.color.cardText,
  boxShadow: vars.elevation.low,
  transitionProperty: 'border-color, box-shadow, translate',
  transitionDuration: vars.motion.normal,
  transitionTimingFunction: vars.motion.easing,
  '@media': {
    [canHover]: {
      ':hover': {
        borderColor: vars.color.primary,
        boxShadow: vars.elevation.high,
        translate: '0 -2px',
      },
    },
  },
  selectors: {
    '&:has(:focus-visible)': {
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: '2px',
    },
  },
});

export const picture = style({
  position: 'relative',
  selectors: {
    // What cannot be had steps back, also in words.
    '[data-state="gone"] > &': { filter: 'grayscale(0.85)' },
  },
});

export const category = style({
  position: 'absolute',
  insetBlockStart: vars.space.x2,
  insetInlineStart: vars.space.x2,
  display: 'flex',
});

export const text = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x1,
  padding: vars.space.x3,
});

export const title = style([
  displayText,
  { fontSize: vars.size.md, overflowWrap: 'anywhere', marginBlockEnd: 'auto' },
]);

/** The whole card is its target. */
export const link = style({
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  letterSpacing: 'inherit',
  textTransform: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  outline: 'none',
  '::after': { content: '', position: 'absolute', inset: 0 },
});

export const price = style([
  tabularText,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.x1,
    paddingBlockStart: vars.space.x1,
    fontWeight: vars.weight.bold,
  },
]);

export const note = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x1,
  fontSize: vars.size.sm,
  color: vars.color.cardMuted,
});
