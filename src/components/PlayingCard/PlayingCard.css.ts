import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { reducedMotion } from '#theme/breakpoints.ts';
import { vars } from '#theme/vars.css.ts';

/** A card is paper in every brand and mode: what is printed on it keeps its contrast. */
const PAPER = '#fffdf7';
const INK = '#1c1b22';
const RED = '#b3122e';

const slide = keyframes({
  from: { opacity: 0, transform: 'translate(40%, -70%) rotate(12deg)' },
});

export const place = style({
  flex: 'none',
  display: 'inline-block',
  aspectRatio: '5 / 7',
  perspective: '40rem',
  transitionProperty: 'opacity, filter',
  transitionDuration: vars.motion.normal,
  selectors: {
    '&[data-dimmed]': { opacity: 0.55, filter: 'saturate(0.4)' },
    '&[data-dealt]': {
      animationName: slide,
      animationDuration: '320ms',
      animationTimingFunction: 'cubic-bezier(0.2, 0.8, 0.3, 1)',
      animationFillMode: 'backwards',
    },
  },
  '@media': {
    [reducedMotion]: { selectors: { '&[data-dealt]': { animationName: 'none' } } },
  },
});

export const sizes = styleVariants({
  sm: { inlineSize: 'clamp(2.375rem, 9cqi, 3.25rem)' },
  md: { inlineSize: 'clamp(3.25rem, 13cqi, 5rem)' },
  lg: { inlineSize: 'clamp(2.75rem, 17cqi, 6.75rem)' },
});

export const card = style({
  position: 'relative',
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  transformStyle: 'preserve-3d',
  transform: 'rotateY(180deg)',
  transitionProperty: 'transform',
  transitionDuration: '420ms',
  transitionTimingFunction: vars.motion.easing,
  selectors: { '&[data-open]': { transform: 'none' } },
  '@media': { [reducedMotion]: { transitionDuration: '0s' } },
});

const side = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  overflow: 'hidden',
  backfaceVisibility: 'hidden',
  borderRadius: '8% / 6%',
  boxShadow: `0 1px 2px ${vars.color.shadow}, 0 4px 10px -4px ${vars.color.shadow}`,
});

export const front = style([
  side,
  {
    background: `linear-gradient(160deg, #ffffff, ${PAPER} 55%, #f1ece0)`,
    border: '1px solid #d9d2c2',
    selectors: {
      '&[data-marked]': {
        outline: `3px solid ${vars.color.accent}`,
        outlineOffset: '-1px',
        boxShadow: `0 0 0 1px ${vars.color.surface}, ${vars.glow.soft}`,
      },
    },
  },
]);

export const back = style([
  side,
  {
    transform: 'rotateY(180deg)',
    padding: '7%',
    background: PAPER,
    border: '1px solid #d9d2c2',
  },
]);

/** Woven bands in the brand's gradient. */
export const weave = style({
  borderRadius: '6% / 4%',
  background: `repeating-linear-gradient(45deg, transparent 0 6%, rgb(255 255 255 / 0.22) 6% 8%), repeating-linear-gradient(-45deg, transparent 0 6%, rgb(255 255 255 / 0.22) 6% 8%), radial-gradient(circle at 50% 50%, transparent 22%, rgb(0 0 0 / 0.28)), ${vars.gradient.brand}`,
  boxShadow: 'inset 0 0 0 2px rgb(255 255 255 / 0.35)',
});

export const face = style({
  inlineSize: '100%',
  blockSize: '100%',
  color: INK,
  selectors: { '&[data-suit="red"]': { color: RED } },
});

export const rank = style({
  fill: 'currentColor',
  fontFamily: vars.font.numeric,
  fontSize: '23px',
  fontWeight: 700,
  selectors: { '&[data-wide="true"]': { fontSize: '20px', letterSpacing: '-2px' } },
});

export const panel = style({
  fill: `color-mix(in oklab, ${vars.color.primary} 14%, ${PAPER})`,
  stroke: 'currentColor',
  strokeWidth: 1,
  strokeOpacity: 0.5,
});

export const crest = style({
  fill: `color-mix(in oklab, ${vars.color.primary} 72%, ${INK})`,
});

export const line = style({ stroke: 'currentColor', strokeOpacity: 0.35, strokeDasharray: '2 3' });
