import { keyframes, style } from '@vanilla-extract/css';
import { canHover, reducedMotion } from '#theme/breakpoints.ts';
import { vars } from '#theme/vars.css.ts';
import { glass, ground } from './surfaces.ts';

const beat = keyframes({ '0%': { scale: '0.7' }, '55%': { scale: '1.25' } });

export const heart = style({
  position: 'absolute',
  zIndex: 2,
  insetBlockStart: 0,
  insetInlineEnd: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  color: vars.color.tileText,
  outline: 'none',
  // The eye sees a small disc, the thumb gets the whole corner.
  '::before': {
    content: '',
    position: 'absolute',
    zIndex: -1,
    inset: '6px',
    borderRadius: vars.radius.pill,
    transition: `background ${vars.motion.fast} ${vars.motion.easing}, scale ${vars.motion.fast} ${vars.motion.easing}`,
    ...glass,
  },
  selectors: {
    '&[aria-pressed="true"]': { color: vars.color.onDanger },
    '&[aria-pressed="true"]::before': { background: vars.color.danger },
    '&:active::before': { scale: '0.88' },
    '&:focus-visible::before': {
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: '1px',
      // On both sides of the ring, whatever the art beneath.
      boxShadow: `0 0 0 5px ${ground}`,
    },
  },
  '@media': {
    [canHover]: {
      selectors: {
        '&:hover:not([aria-pressed="true"])::before': { background: ground },
        '&:hover::before': { scale: '1.1' },
      },
    },
  },
  '@container': { '(max-width: 8rem)': { '::before': { inset: '8px' } } },
});

export const icon = style({
  display: 'grid',
  selectors: {
    '[aria-pressed="true"] > &': { animation: `${beat} 320ms ${vars.motion.easing}` },
  },
  '@media': {
    [reducedMotion]: {
      selectors: { '[aria-pressed="true"] > &': { animation: 'none' } },
    },
  },
});
