import { keyframes, style } from '@vanilla-extract/css';
import { reducedMotion } from '#theme/breakpoints.ts';
import { displayText, tabularText } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const turn = keyframes({ from: { transform: 'rotate(var(--from))' } });

export const frame = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 'min(100%, 22rem)',
  marginInline: 'auto',
  aspectRatio: '1',
  containerType: 'inline-size',
});

/** Turned corners of the drawing never reach beyond the round. */
export const round = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  overflow: 'clip',
  borderRadius: '50%',
  boxShadow: `0 6px 18px ${vars.color.shadow}`,
});

export const wheel = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  selectors: {
    '&[data-turning]': {
      animationName: turn,
      animationTimingFunction: 'cubic-bezier(0.12, 0.7, 0.12, 1)',
      willChange: 'transform',
    },
  },
  '@media': {
    [reducedMotion]: { selectors: { '&[data-turning]': { animationName: 'none' } } },
  },
});

export const rim = style({
  fill: `color-mix(in oklab, ${vars.color.primary} 55%, #171219)`,
  stroke: `color-mix(in oklab, ${vars.color.accent} 80%, #ffffff)`,
  strokeWidth: 2.5,
});

/** Fields keep one set of colors in every brand, as on every wheel; white on each passes AA. */
export const sector = style({
  stroke: '#f4e9cf',
  strokeWidth: 0.6,
  fill: '#1d1c24',
  selectors: {
    '&[data-tone="red"]': { fill: '#a3122b' },
    '&[data-tone="green"]': { fill: '#0c6340' },
    '&[data-tone="low"]': { fill: '#2a3350' },
    '&[data-tone="middle"]': { fill: '#1f5a72' },
    '&[data-tone="high"]': { fill: '#6a2a78' },
    '&[data-tone="top"]': { fill: '#8a4a0c' },
    '&[data-target]': { stroke: '#ffffff', strokeWidth: 2.4 },
  },
});

export const text = style([
  tabularText,
  {
    fill: '#ffffff',
    fontSize: '9px',
    fontWeight: 700,
    textAnchor: 'middle',
  },
]);

export const bowl = style({
  fill: `color-mix(in oklab, ${vars.color.primary} 30%, #171219)`,
  stroke: `color-mix(in oklab, ${vars.color.accent} 70%, #ffffff)`,
  strokeWidth: 1.5,
});

export const hub = style([
  displayText,
  {
    position: 'absolute',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '44%',
    blockSize: '44%',
    color: vars.color.text,
    background: `radial-gradient(circle at 35% 30%, ${vars.color.surfaceRaised}, ${vars.color.surface})`,
    border: `${vars.border.thin} solid ${vars.color.border}`,
    borderRadius: '50%',
    fontVariantNumeric: 'lining-nums tabular-nums',
    fontSize: 'clamp(1.5rem, 16cqi, 3.5rem)',
    boxShadow: vars.elevation.low,
  },
]);

export const pointer = style({
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: '-2%',
  inlineSize: '7%',
  blockSize: '10%',
  clipPath: 'polygon(0 0, 100% 0, 50% 100%)',
  background: vars.color.accent,
});
