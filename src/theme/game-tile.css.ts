import { keyframes, style } from '@vanilla-extract/css';
import { canHover, reducedMotion } from './breakpoints.ts';
import { focusRing } from './focus-ring.css.ts';
import { vars } from './vars.css.ts';

const turn = keyframes({ from: { rotate: 'y 80deg', scale: '0.9' }, to: { rotate: 'y 0deg' } });

/** A covered place of a board: pressed to see what lies under it. */
export const gameTile = style([
  focusRing,
  {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    minInlineSize: 0,
    minBlockSize: '2.75rem',
    padding: 0,
    overflow: 'hidden',
    color: vars.color.textMuted,
    background: `linear-gradient(165deg, color-mix(in oklab, ${vars.color.primary} 16%, ${vars.color.surfaceRaised}), ${vars.color.surface})`,
    border: `${vars.border.thin} solid ${vars.color.borderStrong}`,
    borderBlockEndWidth: '3px',
    borderRadius: vars.radius.md,
    cursor: 'pointer',
    transitionProperty: 'translate, border-color, filter, opacity',
    transitionDuration: vars.motion.fast,
    transitionTimingFunction: vars.motion.easing,
    ':disabled': { cursor: 'default' },
    '@media': {
      [canHover]: {
        selectors: {
          '&:hover:enabled': { translate: '0 -2px', borderColor: vars.color.primary },
        },
      },
      [reducedMotion]: { transition: 'none' },
    },
    selectors: {
      '&:active:enabled': { translate: '0 1px' },
      '&:is([data-face="mine"], [data-face="loose"], [data-face="held"], [data-face="told"])': {
        borderBlockEndWidth: vars.border.thin,
        background: vars.color.surfaceSunken,
        borderColor: vars.color.border,
      },
      '&[data-face="safe"]': {
        borderBlockEndWidth: vars.border.thin,
        color: vars.color.success,
        background: `color-mix(in oklab, ${vars.color.success} 16%, ${vars.color.surfaceSunken})`,
        borderColor: vars.color.success,
      },
      '&[data-face="lost"]': {
        borderBlockEndWidth: vars.border.thin,
        color: vars.color.onDanger,
        background: vars.color.danger,
        borderColor: vars.color.danger,
      },
      // What the player did not open, told after the round.
      '&[data-told]': { opacity: 0.62 },
    },
  },
]);

/** What lies under a tile: it turns over once. */
export const tileFace = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '62%',
  aspectRatio: '1 / 1',
  maxBlockSize: '78%',
  animation: `${turn} ${vars.motion.slow} ${vars.motion.easing}`,
  '@media': { [reducedMotion]: { animation: 'none' } },
});
