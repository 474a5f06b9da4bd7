import { style } from '@vanilla-extract/css';
import { tabularText } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

/** Left and right are those of the ball's way, the same in every language. */
export const board = style({
  position: 'relative',
  direction: 'ltr',
  justifySelf: 'center',
  inlineSize: '100%',
  maxInlineSize: '38rem',
  containerType: 'inline-size',
});

export const field = style({ position: 'relative' });

export const pins = style({ display: 'block', inlineSize: '100%', blockSize: 'auto' });

export const pin = style({ fill: `color-mix(in oklab, ${vars.color.text} 72%, transparent)` });

/** One cell of the field, moved cell by cell: sideways outside, downwards inside. */
export const lane = style({
  position: 'absolute',
  insetBlockStart: 0,
  display: 'grid',
  willChange: 'transform',
  pointerEvents: 'none',
});

export const drop = style({ display: 'grid', placeItems: 'center', willChange: 'transform' });

export const ball = style({
  inlineSize: '70%',
  maxInlineSize: '1.5rem',
  aspectRatio: '1 / 1',
  borderRadius: '50%',
  background: `radial-gradient(circle at 34% 28%, #fff, ${vars.color.accent} 42%, color-mix(in oklab, #000 30%, ${vars.color.accent}))`,
  boxShadow: vars.elevation.low,
});

export const pockets = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: '2px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const pocket = style([
  tabularText,
  {
    display: 'grid',
    placeItems: 'center',
    // Also where they are written downwards.
    minHeight: '2.5rem',
    overflow: 'hidden',
    fontSize: vars.size.xs,
    fontWeight: vars.weight.bold,
    lineHeight: 1,
    color: vars.color.text,
    background: vars.color.surface,
    borderTop: `4px solid ${vars.color.borderStrong}`,
    borderRadius: vars.radius.sm,
    transition: `background ${vars.motion.normal} ${vars.motion.easing}`,
    selectors: {
      '&[data-heat="even"]': { borderColor: vars.color.accent },
      '&[data-heat="high"]': { borderColor: vars.color.primary },
      '&[data-hit]': {
        color: vars.color.bg,
        background: vars.color.text,
      },
    },
    '@container': {
      // Narrow pockets are written downwards.
      '(max-width: 24rem)': {
        selectors: { '[data-rows="8"] &': { fontSize: '0.625rem' } },
      },
      '(max-width: 32rem)': {
        selectors: {
          '[data-rows="12"] &': { writingMode: 'vertical-rl', minHeight: '3.25rem' },
        },
      },
      '(max-width: 40rem)': {
        selectors: {
          '[data-rows="16"] &': { writingMode: 'vertical-rl', minHeight: '3.5rem' },
        },
      },
    },
  },
]);
