import { style } from '@vanilla-extract/css';
import { vars } from '#theme/vars.css.ts';

export const line = style({
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2.5,
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
});

export const area = style({ fill: 'currentColor', opacity: 0.12 });

export const sign = style({
  fill: 'currentColor',
  stroke: vars.color.surface,
  strokeWidth: 1.5,
  vectorEffect: 'non-scaling-stroke',
});

export const ruler = style({
  stroke: vars.color.borderStrong,
  strokeWidth: 1,
  strokeDasharray: '3 3',
  vectorEffect: 'non-scaling-stroke',
});
