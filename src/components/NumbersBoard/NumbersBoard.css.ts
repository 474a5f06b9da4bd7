import { keyframes, style } from '@vanilla-extract/css';
import { reducedMotion } from '#theme/breakpoints.ts';
import { focusRing } from '#theme/focus-ring.css.ts';
import { displayText, tabularText } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const fall = keyframes({
  from: { translate: '0 -60%', opacity: 0 },
  to: { translate: '0 0', opacity: 1 },
});

/** Digits stand as they are written: from left to right in every language. */
export const row = style({
  direction: 'ltr',
  display: 'flex',
  justifyContent: 'center',
  gap: `clamp(${vars.space.x2}, 3cqi, ${vars.space.x4})`,
});

export const digit = style([
  displayText,
  tabularText,
  {
    display: 'grid',
    placeItems: 'center',
    inlineSize: 'clamp(4rem, 22cqi, 7rem)',
    aspectRatio: '3 / 4',
    overflow: 'hidden',
    fontFamily: vars.font.display,
    fontSize: 'clamp(2.5rem, 15cqi, 5rem)',
    lineHeight: 1,
    letterSpacing: 'normal',
    color: vars.color.text,
    background: `linear-gradient(180deg, ${vars.color.surface}, ${vars.color.surfaceRaised} 48%, ${vars.color.surface} 52%, ${vars.color.surfaceRaised})`,
    border: `${vars.border.thin} solid ${vars.color.borderStrong}`,
    borderRadius: vars.radius.lg,
    boxShadow: vars.elevation.low,
    selectors: {
      '&[data-won]': {
        borderColor: vars.color.success,
        boxShadow: `0 0 0 2px ${vars.color.success}`,
      },
    },
  },
]);

export const figure = style({
  animation: `${fall} ${vars.motion.slow} ${vars.motion.easing}`,
  '@media': { [reducedMotion]: { animation: 'none' } },
});

export const picker = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.x2,
  paddingBlockStart: vars.space.x4,
  borderBlockStart: `${vars.border.thin} solid ${vars.color.border}`,
});

export const term = style({
  fontSize: vars.size.sm,
  lineHeight: vars.line.normal,
  color: vars.color.textMuted,
});

export const wheel = style([
  focusRing,
  {
    display: 'grid',
    gridTemplateRows: '2.75rem 3rem 2.75rem',
    inlineSize: 'clamp(4rem, 22cqi, 7rem)',
    color: vars.color.text,
    background: vars.color.surface,
    border: `${vars.border.thin} solid ${vars.color.borderStrong}`,
    borderRadius: vars.radius.md,
    overflow: 'clip',
    selectors: { '&[aria-disabled="true"]': { opacity: 0.55 } },
  },
]);

export const chosen = style([
  tabularText,
  {
    display: 'grid',
    placeItems: 'center',
    fontSize: vars.size.xl,
    fontWeight: vars.weight.bold,
    lineHeight: 1,
    background: vars.color.surfaceSunken,
  },
]);

export const step = style({
  display: 'grid',
  placeItems: 'center',
  color: vars.color.text,
  cursor: 'pointer',
  ':disabled': { cursor: 'default' },
});
