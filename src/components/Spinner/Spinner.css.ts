import { keyframes, style } from '@vanilla-extract/css';
import { reducedMotion } from '#theme/breakpoints.ts';

const turn = keyframes({ to: { rotate: '360deg' } });
const fade = keyframes({ '50%': { opacity: 0.35 } });

export const spinner = style({
  display: 'inline-block',
  flexShrink: 0,
  inlineSize: '1em',
  blockSize: '1em',
  borderRadius: '50%',
  border: '0.14em solid currentColor',
  borderBlockStartColor: 'transparent',
  animation: `${turn} 800ms linear infinite`,
  '@media': {
    [reducedMotion]: {
      // A slow fade still says "working" without anything moving.
      animationName: fade,
      animationDuration: '1600ms !important',
      animationIterationCount: 'infinite !important',
    },
  },
});
