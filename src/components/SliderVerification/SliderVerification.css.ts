import { createVar, style } from '@vanilla-extract/css';
import { reducedMotion } from '#theme/breakpoints.ts';
import { focusRing } from '#theme/focus-ring.css.ts';
import { vars } from '#theme/vars.css.ts';

/** How far the handle has come, from 0 to 1. */
export const share = createVar();

const handleWidth = '3.5rem';
const way = `calc((100% - ${handleWidth}) * ${share})`;
const glide = `${vars.motion.normal} ${vars.motion.easing}`;

export const group = style({
  display: 'grid',
  gap: vars.space.x1,
  minInlineSize: 0,
  textAlign: 'start',
});

export const rail = style({
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  minBlockSize: '3.5rem',
  overflow: 'hidden',
  color: vars.color.inputText,
  background: vars.color.inputBg,
  border: `${vars.input.borderWidth} solid ${vars.color.inputBorder}`,
  borderRadius: vars.input.radius,
  selectors: {
    '&[data-state="passed"]': { borderColor: vars.color.success },
    '&[data-state="failed"]': { borderColor: vars.color.danger },
    '&[data-disabled]': { opacity: 0.55 },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
});

export const fill = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  inlineSize: `calc((100% - ${handleWidth}) * ${share} + ${handleWidth} / 2)`,
  background: `color-mix(in oklch, ${vars.color.primary} 18%, transparent)`,
  transition: `inline-size ${glide}`,
  selectors: {
    '[data-held] > &': { transition: 'none' },
    '[data-state="passed"] > &': {
      background: `color-mix(in oklch, ${vars.color.success} 18%, transparent)`,
    },
  },
});

export const said = style({
  position: 'relative',
  paddingInline: `calc(${handleWidth} + ${vars.space.x3})`,
  paddingBlock: vars.space.x2,
  fontSize: vars.size.sm,
  lineHeight: vars.line.normal,
  textAlign: 'center',
  userSelect: 'none',
});

export const handle = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: way,
  inlineSize: handleWidth,
  display: 'grid',
  placeItems: 'center',
  color: vars.color.onPrimary,
  background: vars.color.primary,
  borderRadius: `max(${vars.input.radius} - 1px, 0px)`,
  boxShadow: vars.elevation.low,
  cursor: 'grab',
  outline: 'none',
  // The page must not scroll away under the finger that slides.
  touchAction: 'none',
  userSelect: 'none',
  transition: `inset-inline-start ${glide}, background ${vars.motion.fast} ${vars.motion.easing}`,
  selectors: {
    '&:hover': { background: vars.color.primaryHover },
    '[data-held] > &': {
      transition: 'none',
      cursor: 'grabbing',
      background: vars.color.primaryPressed,
    },
    '&[aria-disabled]': { cursor: 'default' },
    '[data-state="passed"] > &': {
      color: vars.color.onSuccess,
      background: vars.color.success,
    },
  },
  '@media': {
    [reducedMotion]: { transition: 'none' },
    '(forced-colors: active)': { border: '2px solid ButtonText' },
  },
});

export const foot = style({ fontSize: vars.size.sm, lineHeight: vars.line.normal });

export const other = style([
  focusRing,
  {
    justifySelf: 'start',
    minBlockSize: '2.75rem',
    paddingInline: vars.space.x1,
    fontSize: vars.size.sm,
    lineHeight: vars.line.normal,
    color: vars.color.link,
    textAlign: 'start',
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    borderRadius: vars.radius.sm,
  },
]);
