import { keyframes, style } from '@vanilla-extract/css';

import { vars } from '#theme/vars.css.ts';

const run = keyframes({
  from: { transform: 'scaleX(0.05)' },
  to: { transform: 'scaleX(0.9)' },
});

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

/** Keeps the page high, so that the footer does not jump up. */
export const room = style({ minBlockSize: '80dvb' });

export const bar = style({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: vars.z.toast,
  blockSize: '3px',
  background: vars.color.primary,
  transformOrigin: 'left',
  // What comes within a moment shows no loader at all.
  opacity: 0,
  animation: `${appear} 1ms linear 150ms forwards, ${run} 8s ${vars.motion.easing} forwards`,
  selectors: { '[dir="rtl"] &': { transformOrigin: 'right' } },
});
