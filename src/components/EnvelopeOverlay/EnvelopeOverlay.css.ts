import { createVar, keyframes, style } from '@vanilla-extract/css';
import { below, from, reducedMotion } from '#theme/breakpoints.ts';
import { vars } from '#theme/vars.css.ts';

/** Where an envelope falls, when it begins, and which way it turns. */
export const place = createVar();
export const delay = createVar();
export const turn = createVar();

const paper = createVar();
const seal = createVar();

const fall = keyframes({
  from: { transform: 'translateY(-20vh) rotate(0deg)' },
  to: { transform: `translateY(110vh) rotate(${turn})` },
});

/** Decoration over the page: everything below it stays in reach. It ends by itself within five seconds. */
export const rain = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.z.toast,
  overflow: 'clip',
  pointerEvents: 'none',
  '@media': { [reducedMotion]: { display: 'none' } },
});

export const drop = style({
  vars: {
    [paper]: `oklch(from ${vars.color.danger} 0.44 max(c, 0.14) h)`,
    [seal]: vars.color.jackpot,
  },
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: place,
  inlineSize: '2.25rem',
  aspectRatio: '11 / 14',
  borderRadius: '4px',
  background: `radial-gradient(circle at 50% 46%, ${seal} 0 18%, transparent 19%), linear-gradient(160deg, oklch(from ${paper} calc(l + 0.06) c h), ${paper})`,
  boxShadow: vars.elevation.low,
  transform: 'translateY(-20vh)',
  animation: `${fall} 3.4s ${delay} cubic-bezier(0.3, 0.1, 0.7, 0.9) 1 both`,
});

export const panel = style({
  position: 'fixed',
  // The bar beside the page comes later in it.
  zIndex: `calc(${vars.z.header} + 1)`,
  insetInline: vars.space.x2,
  insetBlockEnd: `calc(${vars.layout.bottomBarHeight} + env(safe-area-inset-bottom) + ${vars.space.x2})`,
  display: 'grid',
  maxBlockSize: '75dvh',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: vars.space.x2,
  color: vars.color.text,
  background: vars.color.surfaceRaised,
  border: `${vars.border.thin} solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  boxShadow: vars.elevation.high,
  '@media': {
    [from('tablet')]: { insetInline: `auto ${vars.space.x5}`, inlineSize: '22rem' },
    [from('desktop')]: { insetBlockEnd: vars.space.x5 },
    [below('tablet')]: { maxInlineSize: '26rem', marginInline: 'auto' },
  },
});

export const close = style({
  position: 'sticky',
  insetBlockStart: 0,
  justifySelf: 'end',
  zIndex: 1,
});

export const content = style({
  display: 'grid',
  gap: vars.space.x2,
  minInlineSize: 0,
  padding: vars.space.x3,
  paddingBlockStart: 0,
  justifyItems: 'center',
  textAlign: 'center',
});
