import { style } from '@vanilla-extract/css';
import { tabularText } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

export const frame = style({
  position: 'relative',
  justifySelf: 'center',
  inlineSize: '100%',
  maxInlineSize: '26rem',
  aspectRatio: '1 / 1',
});

/** Turned corners of the drawing never reach beyond the round. */
export const round = style({
  inlineSize: '100%',
  blockSize: '100%',
  overflow: 'clip',
  borderRadius: '50%',
});

export const wheel = style({
  inlineSize: '100%',
  blockSize: '100%',
  display: 'block',
  willChange: 'transform',
});

export const rim = style({ fill: 'none', stroke: vars.color.borderStrong, strokeWidth: 3 });

export const segment = style({
  stroke: vars.color.surfaceSunken,
  strokeWidth: 0.8,
  fill: vars.color.surface,
  selectors: {
    '&[data-heat="even"]': {
      fill: `color-mix(in oklab, ${vars.color.primary} 34%, ${vars.color.surface})`,
    },
    '&[data-heat="fair"]': {
      fill: `color-mix(in oklab, ${vars.color.accent} 30%, ${vars.color.surface})`,
    },
    '&[data-heat="good"]': { fill: vars.color.accent },
    '&[data-heat="high"]': { fill: vars.color.primary },
  },
});

export const price = style([
  tabularText,
  {
    direction: 'ltr',
    fontSize: '7px',
    fontWeight: vars.weight.bold,
    textAnchor: 'middle',
    dominantBaseline: 'central',
    fill: vars.color.text,
    selectors: {
      '&[data-heat="low"]': { fill: vars.color.textMuted },
      '&[data-heat="good"]': { fill: vars.color.onAccent },
      '&[data-heat="high"]': { fill: vars.color.onPrimary },
    },
  },
]);

export const hub = style({
  fill: vars.color.surfaceRaised,
  stroke: vars.color.borderStrong,
  strokeWidth: 2,
});

/** The mark at the top, which the wheel turns under. */
export const mark = style({
  position: 'absolute',
  insetBlockStart: '-0.35rem',
  left: '50%',
  inlineSize: '1.75rem',
  blockSize: '2.25rem',
  translate: '-50% 0',
  color: vars.color.text,
  filter: `drop-shadow(0 2px 3px ${vars.color.shadow})`,
});
