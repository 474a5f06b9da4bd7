import { createVar, keyframes, style } from '@vanilla-extract/css';
import { reducedMotion } from '#theme/breakpoints.ts';
import { focusRing } from '#theme/focus-ring.css.ts';
import { displayText } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';
import { onCards } from './on-cards.ts';
import { line, place } from './table-place.css.ts';

const { color, space } = vars;

export const maxHeight = createVar();

export const frame = style({
  position: 'relative',
  minInlineSize: 0,
  containerName: place,
  containerType: 'inline-size',
});

const run = keyframes({ from: { insetInlineStart: '-30%' }, to: { insetInlineStart: '100%' } });
const fade = keyframes({ '50%': { opacity: 0.35 } });

/** Over rows of before, while new ones are on their way; the old ones stay readable. */
export const progress = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  zIndex: 3,
  blockSize: '3px',
  overflow: 'clip',
  borderStartStartRadius: vars.radius.lg,
  borderStartEndRadius: vars.radius.lg,
  '::before': {
    content: '',
    position: 'absolute',
    insetBlock: 0,
    inlineSize: '30%',
    background: color.primary,
    animation: `${run} 1200ms linear infinite`,
  },
  '@media': {
    [reducedMotion]: {
      '::before': {
        inlineSize: '100%',
        animationName: fade,
        animationDuration: '1800ms !important',
        animationIterationCount: 'infinite !important',
      },
    },
  },
});

export const box = style([
  focusRing,
  {
    overflow: 'auto',
    maxBlockSize: maxHeight,
    border: line,
    borderRadius: vars.radius.lg,
    background: color.surface,
    color: color.text,
    ...onCards({
      overflow: 'visible',
      maxBlockSize: 'none',
      border: 0,
      borderRadius: 0,
      background: 'none',
    }),
  },
]);

export const table = style({
  inlineSize: '100%',
  // Collapsed lines would scroll away from under the sticky cells.
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: vars.size.sm,
  lineHeight: vars.line.normal,
  ...onCards({ display: 'block' }),
});

export const caption = style([
  displayText,
  {
    padding: `${space.x4} ${space.x4} ${space.x3}`,
    fontSize: vars.size.lg,
    textAlign: 'start',
    ...onCards({ display: 'block', paddingInline: 0 }),
  },
]);
