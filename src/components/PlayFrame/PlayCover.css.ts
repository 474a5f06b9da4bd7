import { keyframes, style } from '@vanilla-extract/css';
import { reducedMotion } from '#theme/breakpoints.ts';
import { displayText } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

export const cover = style({
  position: 'absolute',
  inset: 0,
  isolation: 'isolate',
  display: 'grid',
  overflow: 'auto',
  padding: vars.space.x4,
  color: vars.color.text,
  background: vars.color.bg,
});

/** Cuts off what the blur needs beyond the edges: there is nothing to scroll to. */
export const ground = style({ position: 'absolute', inset: 0, zIndex: -1, overflow: 'clip' });

/** The game's own picture, far out of focus, as the light of the room. */
export const light = style({
  position: 'absolute',
  inset: 0,
  opacity: 0.35,
  filter: 'blur(48px) saturate(1.3)',
  transform: 'scale(1.2)',
});

export const plate = style({
  margin: 'auto',
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.x3,
  inlineSize: 'min(100%, 34rem)',
  padding: vars.space.x6,
  textAlign: 'center',
  background: `color-mix(in oklab, ${vars.color.surface} 88%, transparent)`,
  border: `${vars.border.thin} solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
});

export const art = style({
  inlineSize: '9rem',
  overflow: 'clip',
  border: `${vars.border.thin} solid ${vars.color.tileBorder}`,
  borderRadius: vars.radius.md,
  boxShadow: vars.elevation.high,
  '@media': { '(max-height: 30rem)': { display: 'none' } },
});

export const title = style([
  displayText,
  { margin: 0, fontSize: vars.size.xl, textWrap: 'balance' },
]);

export const text = style({ inlineSize: '100%', minInlineSize: 0, color: vars.color.textMuted });

export const action = style({ marginBlockStart: vars.space.x2 });

const travel = keyframes({ from: { translate: '-100% 0' }, to: { translate: '250% 0' } });

export const line = style({
  position: 'relative',
  inlineSize: '60%',
  blockSize: '4px',
  overflow: 'clip',
  background: vars.color.surfaceSunken,
  borderRadius: '2px',
  '::after': {
    content: '',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 0,
    inlineSize: '40%',
    background: vars.color.primary,
    borderRadius: '2px',
    animation: `${travel} 1.4s ease-in-out infinite`,
  },
  '@media': {
    [reducedMotion]: { selectors: { '&::after': { animation: 'none', inlineSize: '100%' } } },
  },
});
