import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { reducedMotion } from '#theme/breakpoints.ts';
import { focusRing } from '#theme/focus-ring.css.ts';
import { tabularText } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const turn = keyframes({ to: { rotate: '360deg' } });

export const box = style({
  display: 'inline-grid',
  minInlineSize: 0,
  maxInlineSize: '100%',
  textAlign: 'start',
  lineHeight: vars.line.normal,
});

export const label = style({ fontSize: vars.size.sm, opacity: 0.85 });

export const line = style({ display: 'flex', alignItems: 'center', minInlineSize: 0 });

export const amount = style([
  tabularText,
  {
    minInlineSize: '6ch',
    marginInlineEnd: vars.space.x1,
    fontSize: vars.size.xl,
    fontWeight: vars.weight.bold,
    whiteSpace: 'nowrap',
    selectors: { '[data-compact] > span > &': { fontSize: vars.size.md } },
  },
]);

export const dots = style({ letterSpacing: '0.1em' });

export const error = style({
  fontSize: vars.size.sm,
  fontWeight: vars.weight.regular,
  whiteSpace: 'normal',
});

export const button = style([
  focusRing,
  {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: '2.75rem',
    blockSize: '2.75rem',
    marginInlineEnd: '-0.375rem',
    color: 'inherit',
    opacity: 0.75,
    borderRadius: vars.radius.pill,
    ':hover': { opacity: 1 },
  },
]);

globalStyle(`${button}[data-turning] > svg`, {
  animation: `${turn} ${vars.motion.slow} linear infinite`,
  '@media': { [reducedMotion]: { animation: 'none' } },
});
