import { keyframes, style } from '@vanilla-extract/css';
import { canHover, reducedMotion } from '#theme/breakpoints.ts';
import { focusRing } from '#theme/focus-ring.css.ts';
import { tabularText } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const come = keyframes({ from: { opacity: 0, scale: '0.4' }, to: { opacity: 1, scale: '1' } });

export const numbers = style({
  direction: 'ltr',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(2.75rem, 1fr))',
  gap: vars.space.x2,
  justifyItems: 'center',
  selectors: {
    '&[data-count="40"]': { gridTemplateColumns: 'repeat(5, minmax(2.75rem, 1fr))' },
  },
  '@container': {
    '(min-width: 32rem)': {
      selectors: {
        '&[data-count]': { gridTemplateColumns: 'repeat(10, minmax(2.75rem, 1fr))' },
      },
    },
  },
});

export const number = style([
  focusRing,
  tabularText,
  {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '100%',
    maxInlineSize: '4rem',
    minBlockSize: '2.75rem',
    fontSize: vars.size.md,
    fontWeight: vars.weight.medium,
    lineHeight: 1,
    color: vars.color.text,
    background: vars.color.surface,
    border: `${vars.border.thin} solid ${vars.color.borderStrong}`,
    borderRadius: vars.radius.md,
    cursor: 'pointer',
    transitionProperty: 'border-color, background-color',
    transitionDuration: vars.motion.fast,
    ':disabled': { cursor: 'default' },
    '@media': {
      [canHover]: { selectors: { '&:hover:enabled': { borderColor: vars.color.primary } } },
    },
    selectors: {
      '&[aria-pressed="true"]': {
        fontWeight: vars.weight.bold,
        borderColor: vars.color.primary,
        boxShadow: `inset 0 0 0 2px ${vars.color.primary}`,
        background: `color-mix(in oklab, ${vars.color.primary} 18%, ${vars.color.surface})`,
      },
    },
  },
]);

/** A drawn number is a ball; one that was picked is a full one with a tick. */
export const ball = style({
  position: 'absolute',
  inset: '2px',
  display: 'grid',
  placeItems: 'center',
  borderRadius: vars.radius.pill,
  color: vars.color.text,
  background: vars.color.surfaceRaised,
  border: `${vars.border.thick} solid ${vars.color.textMuted}`,
  animation: `${come} ${vars.motion.normal} ${vars.motion.easing} backwards`,
  '@media': { [reducedMotion]: { animation: 'none' } },
  selectors: {
    '&[data-hit]': {
      gridAutoFlow: 'column',
      gap: '2px',
      color: vars.color.onSuccess,
      background: vars.color.success,
      borderColor: vars.color.success,
    },
  },
});

export const pays = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.x2,
  justifyContent: 'center',
  margin: 0,
});

export const pay = style([
  tabularText,
  {
    display: 'grid',
    justifyItems: 'center',
    gap: '2px',
    minInlineSize: '4rem',
    paddingInline: vars.space.x2,
    paddingBlock: vars.space.x1,
    fontSize: vars.size.sm,
    lineHeight: 1.3,
    color: vars.color.text,
    background: vars.color.surface,
    border: `${vars.border.thin} solid ${vars.color.border}`,
    borderRadius: vars.radius.sm,
    selectors: { '&[data-here]': { color: vars.color.bg, background: vars.color.text } },
  },
]);

export const term = style({ fontSize: vars.size.xs });

export const price = style({ margin: 0, fontWeight: vars.weight.bold, direction: 'ltr' });
