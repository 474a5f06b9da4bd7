import { keyframes, style } from '@vanilla-extract/css';
import { reducedMotion } from '#theme/breakpoints.ts';
import { vars } from '#theme/vars.css.ts';

const roll = keyframes({
  from: { transform: 'translateY(-140%) rotate(-260deg)', opacity: 0 },
  '55%': { transform: 'translateY(8%) rotate(24deg)', opacity: 1 },
  '78%': { transform: 'translateY(-10%) rotate(-8deg)' },
  to: { transform: 'none' },
});

export const cup = style({
  direction: 'ltr',
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'center',
  gap: `clamp(${vars.space.x3}, 5cqi, ${vars.space.x6})`,
  minBlockSize: '10rem',
});

export const die = style({
  display: 'block',
  inlineSize: 'clamp(4.25rem, 22cqi, 6.5rem)',
  blockSize: 'auto',
  filter: `drop-shadow(0 6px 8px ${vars.color.shadow})`,
  willChange: 'transform',
  animation: `${roll} 820ms ${vars.motion.easing} backwards`,
  '@media': { [reducedMotion]: { animation: 'none' } },
  selectors: { '&[data-still]': { animation: 'none', opacity: 0.5 } },
});

export const face = style({ fill: vars.color.primary });

export const shine = style({
  fill: 'none',
  stroke: `color-mix(in oklab, #fff 38%, ${vars.color.primary})`,
  strokeWidth: 2.5,
});

export const pip = style({ fill: vars.color.onPrimary });
