import { style } from '@vanilla-extract/css';
import { reducedMotion } from '#theme/breakpoints.ts';
import { displayText, tabularText } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';
import { sceneColor, scenery } from './CrashScene.css.ts';

export const plate = style([
  scenery,
  {
    position: 'relative',
    isolation: 'isolate',
    display: 'grid',
    minInlineSize: 0,
    margin: 0,
    overflow: 'clip',
    aspectRatio: '16 / 9',
    minBlockSize: '13rem',
    inlineSize: '100%',
    color: vars.color.text,
    background: `radial-gradient(120% 90% at 50% 110%, color-mix(in oklab, ${sceneColor} 16%, transparent), transparent), ${vars.color.surfaceSunken}`,
    border: `${vars.border.thin} solid ${vars.color.border}`,
    borderRadius: vars.radius.lg,
    containerType: 'inline-size',
  },
]);

/** Time runs from left to right in every language, as on every chart of this kind. */
export const drawing = style({
  position: 'absolute',
  inset: '1.5rem 3.25rem 1.25rem 1.25rem',
  zIndex: -1,
  direction: 'ltr',
});

export const canvas = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  overflow: 'visible',
});

export const grid = style({
  stroke: vars.color.border,
  strokeWidth: 1,
  vectorEffect: 'non-scaling-stroke',
});

export const mark = style({
  position: 'absolute',
  left: '100%',
  paddingInlineStart: vars.space.x2,
  translate: '0 -50%',
  whiteSpace: 'nowrap',
  fontSize: vars.size.xs,
  lineHeight: 1,
  color: vars.color.textMuted,
});

export const line = style({
  fill: 'none',
  stroke: sceneColor,
  strokeWidth: 4,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
  selectors: {
    '[data-scene="plane"] &': { strokeWidth: 3, strokeDasharray: '12 9' },
    '[data-scene="balloon"] &': { strokeWidth: 2.5 },
    '[data-scene="moon"] &': { strokeWidth: 5, strokeDasharray: '0.1 12' },
    '[data-phase="crashed"] &': { stroke: vars.color.danger },
  },
});

export const area = style({
  fill: `color-mix(in oklab, ${sceneColor} 20%, transparent)`,
  selectors: {
    '[data-scene="plane"] &, [data-scene="moon"] &': { display: 'none' },
    '[data-phase="crashed"] &': {
      fill: `color-mix(in oklab, ${vars.color.danger} 16%, transparent)`,
    },
  },
});

/** A dot that keeps its shape although the drawing is stretched. */
const dot = style({
  position: 'absolute',
  display: 'grid',
  placeItems: 'center',
  translate: '-50% -50%',
  borderRadius: '50%',
});

export const head = style([
  dot,
  {
    inlineSize: '1.125rem',
    blockSize: '1.125rem',
    background: sceneColor,
    boxShadow: `0 0 0 5px color-mix(in oklab, ${sceneColor} 28%, transparent), ${vars.glow.soft}`,
    selectors: {
      '[data-phase="crashed"] &': {
        color: vars.color.onDanger,
        background: vars.color.danger,
        boxShadow: `0 0 0 5px color-mix(in oklab, ${vars.color.danger} 28%, transparent)`,
      },
    },
  },
]);

/** Where the player took the money. */
export const cash = style([
  dot,
  {
    inlineSize: '0.875rem',
    blockSize: '0.875rem',
    background: vars.color.success,
    boxShadow: `0 0 0 3px ${vars.color.surfaceSunken}`,
  },
]);

/** The corner that the curve never comes to, left in every language as the curve is. */
export const text = style({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'left',
  justifySelf: 'left',
  gap: vars.space.x1,
  minInlineSize: 0,
  maxInlineSize: '70%',
  padding: vars.space.x5,
  selectors: {
    '[data-phase="waiting"] > &': {
      placeContent: 'center',
      justifyItems: 'center',
      justifySelf: 'center',
      textAlign: 'center',
    },
  },
});

export const figure = style([
  displayText,
  tabularText,
  {
    // A figure with its sign is read from left to right in every script.
    direction: 'ltr',
    fontFamily: vars.font.display,
    fontVariantNumeric: 'lining-nums tabular-nums',
    fontFeatureSettings: '"lnum", "tnum"',
    fontSize: `clamp(${vars.size.xxl}, 14cqi, 6rem)`,
    lineHeight: 1.05,
    letterSpacing: 'normal',
    selectors: { '[data-phase="crashed"] &': { color: vars.color.danger } },
  },
]);

export const caption = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x2,
  fontWeight: vars.weight.bold,
  lineHeight: vars.line.normal,
});

/** Under the curve's end, where no line runs; at the right in every language as the curve is. */
export const cashed = style({
  position: 'absolute',
  right: '4rem',
  bottom: '1.75rem',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x2,
  maxInlineSize: 'calc(100% - 5.5rem)',
  fontSize: vars.size.sm,
  paddingInline: vars.space.x3,
  paddingBlock: vars.space.x1,
  fontWeight: vars.weight.bold,
  lineHeight: vars.line.normal,
  color: vars.color.onSuccess,
  background: vars.color.success,
  borderRadius: vars.radius.md,
});

/** Drawn only for who likes motion, until it stands still; the figures stay for all. */
export const moving = style({
  '@media': {
    [reducedMotion]: { selectors: { '[data-live] &': { display: 'none' } } },
  },
});
