import { style } from '@vanilla-extract/css';
import { canHover } from '#theme/breakpoints.ts';
import { displayText } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  overflow: 'clip',
  borderRadius: vars.radius.lg,
  border: `${vars.border.thin} solid ${vars.color.border}`,
  background: vars.color.surface,
  color: vars.color.text,
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
  borderBlockEnd: `${vars.border.thin} solid ${vars.color.border}`,
});

export const badge = style({
  position: 'absolute',
  insetBlockStart: vars.space.x3,
  insetInlineStart: vars.space.x3,
  display: 'flex',
});

export const text = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.x2,
  padding: vars.space.x4,
});

export const title = style([displayText, { fontSize: vars.size.lg }]);

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
  textDecoration: 'none',
  cursor: 'pointer',
  outline: 'none',
  '::after': { content: '', position: 'absolute', inset: 0 },
});

export const summary = style({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  color: vars.color.textMuted,
  fontSize: vars.size.sm,
});

/** As high as the line of the title and the two of the summary. */
export const blankTitle = style({
  inlineSize: '100%',
  blockSize: `calc(1em * ${vars.line.tight})`,
  overflow: 'hidden',
  fontSize: vars.size.lg,
});

export const blankSummary = style({
  inlineSize: '100%',
  blockSize: `calc(2em * ${vars.line.text})`,
  overflow: 'hidden',
  fontSize: vars.size.sm,
});

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x2,
  inlineSize: '100%',
  marginBlockStart: 'auto',
  paddingBlockStart: vars.space.x2,
  fontSize: vars.size.sm,
});

export const period = style({ color: vars.color.textMuted });

export const more = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x1,
  marginInlineStart: 'auto',
  color: vars.color.link,
  fontWeight: vars.weight.bold,
});
