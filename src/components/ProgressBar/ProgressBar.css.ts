import { createVar, keyframes, style } from '@vanilla-extract/css';
import { reducedMotion } from '#theme/breakpoints.ts';
import { tabularText } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

/** From 0 to 1. */
export const share = createVar();

const { color } = vars;
const run = keyframes({
  from: { insetInlineStart: '-40%' },
  to: { insetInlineStart: '100%' },
});
const fade = keyframes({ '50%': { opacity: 0.4 } });

export const box = style({ display: 'grid', gap: vars.space.x1, minInlineSize: 0 });

export const text = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.x3,
  fontSize: vars.size.sm,
  lineHeight: vars.line.normal,
});

export const value = style([
  tabularText,
  { marginInlineStart: 'auto', fontWeight: vars.weight.bold },
]);

export const track = style({
  position: 'relative',
  overflow: 'clip',
  blockSize: '10px',
  borderRadius: vars.radius.pill,
  background: color.surfaceSunken,
  // The well alone would not be seen on every ground; the line also survives forced colors.
  boxShadow: `inset 0 0 0 1px ${color.borderStrong}`,
  outline: '1px solid transparent',
  selectors: { '[data-size="sm"] > &': { blockSize: '6px' } },
});

export const bar = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  inlineSize: `calc(${share} * 100%)`,
  borderRadius: 'inherit',
  background: color.primary,
  transition: `inline-size ${vars.motion.slow} ${vars.motion.easing}`,
  selectors: {
    '[data-tone="primary"] &': { backgroundImage: vars.gradient.brand },
    '[data-tone="success"] &': { background: color.success },
    '[data-tone="warning"] &': { background: color.warning },
    '[data-tone="danger"] &': { background: color.danger },
    '&[data-running]': { inlineSize: '40%', animation: `${run} 1400ms linear infinite` },
  },
  '@media': {
    '(forced-colors: active)': { background: 'Highlight', forcedColorAdjust: 'none' },
    [reducedMotion]: {
      selectors: {
        // It fades where it stands: still at work, nothing moves.
        '&[data-running]': {
          inlineSize: '100%',
          animationName: fade,
          animationDuration: '1800ms !important',
          animationIterationCount: 'infinite !important',
        },
      },
    },
  },
});
