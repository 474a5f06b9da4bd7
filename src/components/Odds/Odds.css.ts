import { keyframes, style } from '@vanilla-extract/css';
import { reducedMotion } from '#theme/breakpoints.ts';
import { tabularText } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const flash = keyframes({
  from: { background: 'color-mix(in oklab, currentColor 28%, transparent)' },
});

export const odds = style([
  tabularText,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.x1,
    fontWeight: vars.weight.bold,
    fontSize: vars.size.md,
    lineHeight: vars.line.normal,
    whiteSpace: 'nowrap',
    selectors: {
      '&[data-size="lg"]': { fontSize: vars.size.xl },
      '&[data-suspended]': { color: vars.color.textMuted },
    },
  },
]);

export const figure = style({
  // A price is read left to right in every script: −0.67, 10/11.
  direction: 'ltr',
  paddingInline: '0.15em',
  marginInline: '-0.15em',
  borderRadius: vars.radius.sm,
  selectors: {
    '[data-movement] > &': { animation: `${flash} 1200ms ${vars.motion.easing}` },
    '[data-suspended] > &': { textDecoration: 'line-through' },
  },
  '@media': { [reducedMotion]: { animation: 'none' } },
});

export const sign = style({
  display: 'inline-flex',
  selectors: {
    '[data-movement="up"] > &': { color: vars.color.success },
    '[data-movement="down"] > &': { color: vars.color.danger },
  },
});
