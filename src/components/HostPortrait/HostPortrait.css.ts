import { style } from '@vanilla-extract/css';
import { vars } from '#theme/vars.css.ts';

export const portrait = style({ display: 'block', inlineSize: '100%', blockSize: 'auto' });

/** The stage is the brand's; who stands on it is not. */
export const ground = style({
  fill: `color-mix(in oklab, ${vars.color.gradientFrom} 70%, ${vars.color.surfaceSunken})`,
});

export const light = style({
  fill: `color-mix(in oklab, ${vars.color.gradientTo} 65%, ${vars.color.surface})`,
  opacity: 0.75,
});

export const cloth = style({
  fill: `color-mix(in oklab, ${vars.color.primary} 55%, ${vars.color.primary900})`,
});

export const lapel = style({ fill: vars.color.primary900 });

export const jewel = style({ fill: vars.color.accent });
