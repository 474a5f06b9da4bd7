import { createVar, style } from '@vanilla-extract/css';
import { vars } from '#theme/vars.css.ts';

export const ratio = createVar();
export const focus = createVar();

export const frame = style({
  position: 'relative',
  display: 'block',
  inlineSize: '100%',
  aspectRatio: ratio,
  overflow: 'clip',
  borderRadius: 'inherit',
  backgroundColor: vars.color.skeleton,
  selectors: {
    '&[data-phase="shown"]': { backgroundColor: 'transparent' },
    '&[data-fill]': { position: 'absolute', inset: 0, blockSize: '100%' },
  },
});

export const image = style({
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  objectPosition: focus,
  // What the first screen shows must not wait for a script; the rest fades in.
  selectors: {
    '[data-lazy] > &': { opacity: 0, transition: `opacity ${vars.motion.normal} ease-out` },
    '[data-lazy][data-phase="shown"] > &': { opacity: 1 },
    '[data-fit="contain"] > &': { objectFit: 'contain' },
  },
});

export const gone = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  color: vars.color.textMuted,
});
