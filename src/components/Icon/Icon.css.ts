import { style } from '@vanilla-extract/css';

export const icon = style({
  flexShrink: 0,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  selectors: {
    '&[data-solid]': { fill: 'currentColor', stroke: 'none' },
    '[dir="rtl"] &[data-mirrored]': { transform: 'scaleX(-1)' },
  },
});
