import { keyframes, style } from '@vanilla-extract/css';
import { reducedMotion } from '#theme/breakpoints.ts';
import { displayText, tabularText } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

export const row = style({
  display: 'grid',
  gap: vars.space.x2,
  minInlineSize: 0,
  paddingBlock: vars.space.x3,
  containerType: 'inline-size',
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.x3,
  fontSize: vars.size.sm,
  lineHeight: vars.line.normal,
  color: vars.color.textMuted,
});

export const issue = style([
  displayText,
  tabularText,
  {
    fontWeight: vars.weight.bold,
    fontSize: vars.size.md,
    color: vars.color.text,
    letterSpacing: 'normal',
  },
]);

/** Drawn digits are a number: they run from left to right in every language. */
export const balls = style({
  display: 'flex',
  direction: 'ltr',
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: vars.space.x2,
  padding: 0,
  // Not `none`: Safari would no longer call it a list.
  listStyleType: '""',
});

const rollIn = keyframes({
  from: { opacity: 0, translate: '0 -0.75rem', scale: '0.6' },
  '70%': { opacity: 1, translate: '0 0.125rem' },
  to: { opacity: 1, translate: '0 0', scale: '1' },
});

/** Between two balls that roll in; ten of them are there within a second and a half. */
const STEP_MS = 120;

export const ball = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.x2,
  selectors: {
    '[data-fresh] > &': {
      animation: `${rollIn} 360ms ${vars.motion.easing} backwards`,
    },
    ...Object.fromEntries(
      Array.from({ length: 10 }, (_ball, index) => [
        `[data-fresh] > &:nth-child(${index + 1})`,
        { animationDelay: `${index * STEP_MS}ms` },
      ]),
    ),
  },
  '@media': { [reducedMotion]: { selectors: { '[data-fresh] > &': { animation: 'none' } } } },
});

/** Stands before the special number of LHC. */
export const plus = style({
  display: 'grid',
  alignItems: 'center',
  blockSize: '2.5rem',
  color: vars.color.textMuted,
});

export const facts = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x2, margin: 0 });

export const fact = style({
  display: 'inline-flex',
  gap: vars.space.x1,
  paddingInline: vars.space.x2,
  paddingBlock: '2px',
  fontSize: vars.size.sm,
  lineHeight: vars.line.normal,
  color: vars.color.text,
  background: vars.color.surfaceSunken,
  borderRadius: vars.radius.sm,
});

export const term = style({ color: vars.color.textMuted });

export const value = style([tabularText, { fontWeight: vars.weight.bold }]);

export const waiting = style({ color: vars.color.textMuted, fontSize: vars.size.sm });
