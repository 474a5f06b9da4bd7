import { createVar, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { reducedMotion } from '#theme/breakpoints.ts';
import { displayText, tabularText } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

/** How far up a band begins, and how long it takes. */
export const fromVar = createVar();
export const timeVar = createVar();
export const reelsVar = createVar();
export const rowsVar = createVar();

export const cabinet = style({
  display: 'grid',
  gap: vars.space.x2,
  minInlineSize: 0,
  margin: 0,
  padding: vars.space.x2,
  borderRadius: vars.radius.lg,
  border: `2px solid transparent`,
  background: `linear-gradient(${vars.color.surface}, ${vars.color.surface}) padding-box, ${vars.gradient.brand} border-box`,
  boxShadow: vars.glow.soft,
});

/** Reels stand from left to right in every language: lines are counted from the left. */
export const window = style({
  position: 'relative',
  direction: 'ltr',
  display: 'grid',
  gridTemplateColumns: `repeat(${reelsVar}, minmax(0, 1fr))`,
  justifySelf: 'center',
  // A tall grid stays in sight, also on a phone that lies on its side.
  inlineSize: `min(100%, calc(66dvh * ${reelsVar} / ${rowsVar}))`,
  overflow: 'clip',
  borderRadius: `calc(${vars.radius.lg} * 0.7)`,
  background: `radial-gradient(120% 120% at 50% 0%, color-mix(in oklab, ${vars.color.primary} 20%, ${vars.color.surfaceSunken}), ${vars.color.surfaceSunken} 75%)`,
});

export const reel = style({
  position: 'relative',
  aspectRatio: `1 / ${rowsVar}`,
  overflow: 'clip',
  minInlineSize: 0,
  selectors: {
    '& + &': {
      borderInlineStart: `1px solid color-mix(in oklab, ${vars.color.border} 70%, transparent)`,
    },
  },
});

const stop = keyframes({
  from: { transform: `translateY(calc(-1 * ${fromVar}))` },
  '86%': { transform: 'translateY(0.9%)' },
  to: { transform: 'translateY(0)' },
});

const turn = keyframes({
  from: { transform: 'translateY(-50%)' },
  to: { transform: 'translateY(0)' },
});

export const band = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  selectors: {
    '[data-phase="stopping"] &': {
      animation: `${stop} ${timeVar} cubic-bezier(0.16, 0.6, 0.3, 1) both`,
      willChange: 'transform',
    },
    '[data-phase="turning"] &': {
      animation: `${turn} 620ms linear infinite`,
      willChange: 'transform',
    },
  },
  '@media': {
    [reducedMotion]: {
      selectors: {
        '[data-phase="stopping"] &, [data-phase="turning"] &': { animation: 'none' },
      },
    },
  },
});

const pulse = keyframes({
  '0%, 100%': { transform: 'scale(1)' },
  '50%': { transform: 'scale(1.07)' },
});

export const cell = style({
  position: 'relative',
  display: 'block',
  aspectRatio: '1',
  padding: '4%',
  transition: 'opacity 200ms ease',
  selectors: {
    '&[data-dim]': { opacity: 0.34 },
    '&[data-hit]': { animation: `${pulse} 900ms ease-in-out infinite` },
  },
  '@media': {
    [reducedMotion]: { selectors: { '&[data-hit]': { animation: 'none' } } },
  },
});

export const picture = style({ display: 'block', inlineSize: '100%', blockSize: '100%' });

/** What a wild or a scatter is called, over the foot of its picture. */
export const ribbon = style([
  displayText,
  {
    position: 'absolute',
    insetInline: '6%',
    insetBlockEnd: '5%',
    overflow: 'hidden',
    padding: '0.12em 0.1em',
    textAlign: 'center',
    whiteSpace: 'nowrap',
    fontSize: 'clamp(0.5rem, 2.2cqi, 0.95rem)',
    lineHeight: 1.2,
    letterSpacing: 0,
    color: vars.color.onAccent,
    background: vars.color.accent,
    borderRadius: '0.3em',
    // Words that fade could not be read: they go with their picture.
    selectors: { '[data-dim] > &': { visibility: 'hidden' } },
  },
]);

export const frame = style({ containerType: 'inline-size', minInlineSize: 0 });

export const lines = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  pointerEvents: 'none',
});

const stroke = style({
  fill: 'none',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

export const shade = style([stroke, { stroke: vars.color.bg, strokeWidth: 11, opacity: 0.8 }]);

const colors = {
  0: vars.color.accent,
  1: vars.color.success,
  2: vars.color.info,
  3: vars.color.primary,
  4: vars.color.warning,
  5: vars.color.danger,
};

export const line = styleVariants(colors, (color) => [stroke, { stroke: color, strokeWidth: 6 }]);

export const LINE_COLORS = 6;

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space.x1} ${vars.space.x3}`,
  minBlockSize: '3rem',
  paddingInline: vars.space.x2,
});

export const message = style([
  tabularText,
  {
    flex: '1 1 12rem',
    margin: 0,
    minInlineSize: 0,
    fontWeight: vars.weight.medium,
    lineHeight: vars.line.normal,
    color: vars.color.textMuted,
    selectors: {
      '[data-tone="win"] &, [data-tone="big"] &': {
        fontWeight: vars.weight.bold,
        color: vars.color.text,
        fontSize: vars.size.lg,
      },
    },
  },
]);

export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x2 });

export const chip = style([
  tabularText,
  {
    paddingInline: vars.space.x3,
    paddingBlock: vars.space.x1,
    fontSize: vars.size.sm,
    fontWeight: vars.weight.bold,
    lineHeight: vars.line.normal,
    color: vars.color.onAccent,
    background: vars.color.accent,
    borderRadius: vars.radius.md,
  },
]);

const shine = keyframes({
  '0%, 100%': { opacity: 0 },
  '50%': { opacity: 1 },
});

/** Round a win that is worth a glow: light from the edge, three times, then calm. */
export const glow = style({
  position: 'absolute',
  inset: 0,
  borderRadius: 'inherit',
  pointerEvents: 'none',
  boxShadow: `inset 0 0 0 3px ${vars.color.accent}, inset 0 0 48px color-mix(in oklab, ${vars.color.accent} 70%, transparent)`,
  animation: `${shine} 1400ms ease-in-out 3 both`,
  '@media': { [reducedMotion]: { animation: 'none', opacity: 1 } },
});
