import { keyframes, style } from '@vanilla-extract/css';
import { reducedMotion } from '#theme/breakpoints.ts';
import { displayText, tabularText } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x3,
  minInlineSize: 0,
  padding: vars.space.x4,
});

export const labels = style({
  flex: '1 1 10rem',
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.x1,
  minInlineSize: 0,
});

export const name = style({
  fontSize: vars.size.sm,
  lineHeight: vars.line.normal,
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
});

export const issue = style([
  displayText,
  tabularText,
  {
    fontWeight: vars.weight.bold,
    fontSize: vars.size.lg,
    letterSpacing: 'normal',
    overflowWrap: 'anywhere',
  },
]);

export const figures = style({ display: 'grid', justifyItems: 'start', gap: vars.space.x1 });

export const caption = style({
  fontSize: vars.size.sm,
  lineHeight: vars.line.normal,
  color: vars.color.textMuted,
});

const bounce = keyframes({ '0%, 100%': { translate: '0 0' }, '40%': { translate: '0 -10px' } });

/** Balls in the drum while the numbers are drawn. */
export const drum = style({
  display: 'flex',
  gap: vars.space.x2,
  padding: vars.space.x3,
  color: vars.color.primary,
});

export const ball = style({
  inlineSize: '1rem',
  blockSize: '1rem',
  borderRadius: '50%',
  background: 'currentColor',
  animation: `${bounce} 900ms ${vars.motion.easing} infinite`,
  selectors: {
    '&:nth-child(2)': { animationDelay: '120ms' },
    '&:nth-child(3)': { animationDelay: '240ms' },
    '&:nth-child(4)': { animationDelay: '360ms' },
    '&:nth-child(5)': { animationDelay: '480ms' },
  },
  '@media': { [reducedMotion]: { animation: 'none' } },
});
