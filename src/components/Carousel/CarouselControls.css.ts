import { style } from '@vanilla-extract/css';
import { below, canHover } from '#theme/breakpoints.ts';
import { focusRing } from '#theme/focus-ring.css.ts';
import { vars } from '#theme/vars.css.ts';

export const controls = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x1,
  minInlineSize: 0,
  color: vars.color.text,
});

export const dots = style({ display: 'flex', flexWrap: 'wrap', minInlineSize: 0 });

export const dot = style([
  focusRing,
  {
    display: 'grid',
    placeItems: 'center',
    inlineSize: '24px',
    blockSize: '36px',
    padding: 0,
    borderRadius: vars.radius.sm,
    cursor: 'pointer',
    '::before': {
      content: '',
      inlineSize: '8px',
      blockSize: '8px',
      borderRadius: vars.radius.pill,
      background: `color-mix(in oklab, ${vars.color.text} 55%, transparent)`,
      transitionProperty: 'inline-size, background-color',
      transitionDuration: vars.motion.normal,
      transitionTimingFunction: vars.motion.easing,
    },
    selectors: {
      '&[aria-current]': { inlineSize: '36px' },
      '&[aria-current]::before': { inlineSize: '28px', background: vars.color.link },
      '&:active::before': { scale: '0.85' },
    },
    '@media': {
      [canHover]: {
        selectors: { '&:hover:not([aria-current])::before': { background: vars.color.text } },
      },
      // There the system paints grounds its own way: an outline stays visible.
      '(forced-colors: active)': {
        '::before': { border: '1px solid ButtonText' },
        selectors: { '&[aria-current]::before': { background: 'Highlight' } },
      },
    },
  },
]);

export const arrows = style({
  display: 'flex',
  gap: vars.space.x1,
  marginInlineStart: 'auto',
  '@media': { [below('tablet')]: { display: 'none' } },
});
