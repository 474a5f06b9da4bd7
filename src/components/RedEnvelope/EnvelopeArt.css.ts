import { createVar, keyframes, style } from '@vanilla-extract/css';
import { reducedMotion } from '#theme/breakpoints.ts';
import { vars } from '#theme/vars.css.ts';

const paper = createVar();
const seal = createVar();
const flapShape = 'ellipse(86% 100% at 50% 0)';
const pocketShape = 'ellipse(82% 100% at 50% 100%)';
const ease = `${vars.motion.slow} ${vars.motion.easing}`;

const tremble = keyframes({
  '0%, 100%': { rotate: '0deg' },
  '25%': { rotate: '-1.5deg' },
  '75%': { rotate: '1.5deg' },
});

/** The figures stand on the card that comes out; the envelope itself carries no text. */
export const scene = style({
  vars: {
    // The brand’s own red, as deep by day as by night.
    [paper]: `oklch(from ${vars.color.danger} 0.44 max(c, 0.14) h)`,
    [seal]: vars.color.onJackpot,
  },
  position: 'relative',
  inlineSize: '11rem',
  maxInlineSize: '100%',
  aspectRatio: '11 / 14',
  selectors: {
    '&[data-compact]': { inlineSize: '5.5rem' },
    '&[data-state="opening"]': { animation: `${tremble} 320ms ease-in-out infinite` },
    '&[data-state="expired"], &[data-state="taken"]': { filter: 'saturate(0.35)' },
  },
  '@media': { [reducedMotion]: { animation: 'none !important' } },
});

export const body = style({
  position: 'absolute',
  inset: 0,
  overflow: 'clip',
  perspective: '40rem',
  borderRadius: `max(${vars.radius.md}, 6px)`,
  background: `linear-gradient(160deg, oklch(from ${paper} calc(l + 0.06) c h), ${paper} 45%, oklch(from ${paper} calc(l - 0.1) c h))`,
  boxShadow: `${vars.elevation.high}, inset 0 0 0 1px color-mix(in oklab, ${seal} 45%, transparent)`,
  '::before': {
    content: '',
    position: 'absolute',
    inset: 0,
    backgroundImage: vars.pattern.image,
    mixBlendMode: 'soft-light',
  },
});

/** Comes up out of the envelope with what was in it. */
export const card = style({
  position: 'absolute',
  insetInline: '9%',
  insetBlockStart: '6%',
  blockSize: '62%',
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  padding: vars.space.x2,
  textAlign: 'center',
  color: vars.color.text,
  background: vars.color.surfaceRaised,
  border: `${vars.border.thin} solid color-mix(in oklab, ${vars.color.accent} 50%, ${vars.color.border})`,
  borderRadius: `max(${vars.radius.sm}, 4px)`,
  boxShadow: vars.elevation.low,
  containerType: 'inline-size',
});

/** The lower half lies over the card. */
export const pocket = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  blockSize: '42%',
  background: seal,
  clipPath: pocketShape,
  '::after': {
    content: '',
    position: 'absolute',
    inset: '2px 0 0',
    clipPath: pocketShape,
    background: `linear-gradient(180deg, oklch(from ${paper} calc(l + 0.03) c h), oklch(from ${paper} calc(l - 0.08) c h))`,
  },
});

/** Folds up when it opens; with reduced motion it is simply up. */
export const flap = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  blockSize: '46%',
  transformOrigin: 'top',
  background: seal,
  clipPath: flapShape,
  transition: `transform ${ease}, opacity ${ease}`,
  '::after': {
    content: '',
    position: 'absolute',
    inset: '0 0 2px',
    clipPath: flapShape,
    background: `linear-gradient(180deg, oklch(from ${paper} calc(l - 0.02) c h), oklch(from ${paper} calc(l + 0.07) c h))`,
  },
  selectors: {
    '[data-open] &': { transform: 'rotateX(150deg)', opacity: 0 },
  },
});

export const medal = style({
  position: 'absolute',
  insetBlockStart: '46%',
  insetInlineStart: '50%',
  translate: '-50% -50%',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '3.75rem',
  blockSize: '3.75rem',
  color: vars.color.jackpot,
  background: `radial-gradient(circle at 35% 28%, oklch(from ${seal} calc(l + 0.06) c h), ${seal} 60%, oklch(from ${seal} calc(l - 0.12) c h))`,
  borderRadius: '50%',
  boxShadow: `0 3px 8px ${vars.color.shadow}, inset 0 0 0 3px color-mix(in oklab, ${vars.color.jackpot} 30%, transparent)`,
  transition: `scale ${ease}, opacity ${ease}`,
  selectors: {
    ':dir(rtl) > &': { translate: '50% -50%' },
    '[data-compact] > &': { scale: '0.6' },
    '[data-open] > &': { opacity: 0, scale: '0.6' },
  },
});
