import { style } from '@vanilla-extract/css';
import { vars } from '#theme/vars.css.ts';

export const bar = style({
  stroke: 'currentColor',
  strokeWidth: 1.5,
  vectorEffect: 'non-scaling-stroke',
});

/** Behind the place that is read. */
export const ground = style({ fill: vars.color.text, opacity: 0.07 });

export const paper = style({ fill: 'currentColor', opacity: 0.22 });

export const ink = style({ stroke: 'currentColor', strokeWidth: 2.5, fill: 'none' });
