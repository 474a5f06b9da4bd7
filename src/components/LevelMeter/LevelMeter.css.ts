import { style } from '@vanilla-extract/css';
import { vars } from '#theme/vars.css.ts';

export const level = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.x2 });

export const bars = style({ display: 'inline-flex', flex: 'none', gap: '3px' });

export const bar = style({
  inlineSize: '0.75rem',
  blockSize: '0.5rem',
  border: `${vars.border.thin} solid ${vars.color.borderStrong}`,
  borderRadius: '2px',
  background: vars.color.surfaceSunken,
  selectors: {
    '&[data-on]': { background: vars.color.primary, borderColor: vars.color.primary },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[data-on]': { background: 'Highlight', forcedColorAdjust: 'none' } },
    },
  },
});
