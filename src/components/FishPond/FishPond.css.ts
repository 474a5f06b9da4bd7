import { keyframes, style } from '@vanilla-extract/css';
import { reducedMotion } from '#theme/breakpoints.ts';
import { focusRing } from '#theme/focus-ring.css.ts';
import { gamePlate, gameSentence } from '#theme/game-plate.css.ts';
import { tabularText } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

export const plate = gamePlate;
export const sentence = gameSentence;

export const water = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 7rem), 1fr))',
  gap: vars.space.x3,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

const swim = keyframes({
  '0%, 100%': { transform: 'translate(-4%, 2%) rotate(-1.5deg)' },
  '50%': { transform: 'translate(4%, -3%) rotate(1.5deg)' },
});

const landed = keyframes({
  '0%': { transform: 'none' },
  '40%': { transform: 'translateY(-14%) scale(1.12)' },
  '100%': { transform: 'none' },
});

export const fish = style([
  focusRing,
  {
    position: 'relative',
    display: 'grid',
    justifyItems: 'center',
    gap: vars.space.x1,
    inlineSize: '100%',
    minBlockSize: '6rem',
    padding: vars.space.x2,
    font: 'inherit',
    fontSize: vars.size.sm,
    lineHeight: vars.line.tight,
    color: vars.color.text,
    background: vars.color.surface,
    border: `${vars.border.thin} solid ${vars.color.borderStrong}`,
    borderRadius: vars.radius.md,
    cursor: 'crosshair',
    selectors: {
      '&:disabled': { cursor: 'not-allowed' },
      '&[data-aimed="true"]': {
        borderColor: vars.color.focus,
        boxShadow: `inset 0 0 0 1px ${vars.color.focus}`,
      },
    },
  },
]);

export const picture = style({
  inlineSize: '4.5rem',
  blockSize: '3rem',
  objectFit: 'contain',
  animation: `${swim} 5s ease-in-out infinite`,
  '@media': { [reducedMotion]: { animation: 'none' } },
  selectors: {
    '[data-caught="true"] > &': {
      animation: `${landed} 600ms ${vars.motion.easing}`,
      '@media': { [reducedMotion]: { animation: 'none' } },
    },
    'li:nth-child(even) > * > &': { animationDelay: '-2.1s' },
    'li:nth-child(3n) > * > &': { animationDelay: '-3.4s' },
  },
});

export const price = style([tabularText, { fontWeight: vars.weight.bold, direction: 'ltr' }]);

export const told = style([tabularText, { fontSize: vars.size.xs, color: vars.color.textMuted }]);
