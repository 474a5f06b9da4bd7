import { keyframes, style } from '@vanilla-extract/css';
import { below, reducedMotion } from '#theme/breakpoints.ts';
import { displayText, tabularText } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

export const sheet = style({
  display: 'grid',
  gap: vars.space.x3,
  minInlineSize: 0,
  inlineSize: 'min(100%, 27rem, 70dvh)',
  marginInline: 'auto',
  padding: vars.space.x3,
  border: '2px solid transparent',
  borderRadius: vars.radius.lg,
  background: `linear-gradient(${vars.color.surface}, ${vars.color.surface}) padding-box, ${vars.gradient.brand} border-box`,
  boxShadow: vars.glow.soft,
  // On a phone the card leaves room for the button that plays.
  '@media': { [below('tablet')]: { inlineSize: 'min(100%, 27rem, 48dvh)' } },
});

export const balls = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x1,
  minBlockSize: '3.25rem',
});

const drop = keyframes({
  from: { opacity: 0, transform: 'translateY(-40%) scale(0.6)' },
});

export const ball = style([
  tabularText,
  {
    display: 'grid',
    placeItems: 'center',
    flex: '0 1 2.25rem',
    minInlineSize: '1.75rem',
    aspectRatio: '1',
    fontSize: vars.size.sm,
    fontWeight: vars.weight.bold,
    lineHeight: 1,
    color: vars.color.text,
    background: vars.color.surfaceRaised,
    border: `2px solid ${vars.color.borderStrong}`,
    borderRadius: '50%',
    selectors: {
      '&[data-newest]': {
        flexBasis: '3rem',
        fontSize: vars.size.lg,
        color: vars.color.onPrimary,
        background: vars.color.primary,
        borderColor: vars.color.primary,
        animation: `${drop} 220ms ease-out`,
      },
    },
    '@media': {
      [reducedMotion]: { selectors: { '&[data-newest]': { animation: 'none' } } },
    },
  },
]);

export const count = style([
  tabularText,
  { marginInlineStart: 'auto', fontSize: vars.size.sm, color: vars.color.textMuted },
]);

/** Columns go from low numbers to high ones, from left to right in every language. */
export const card = style({
  direction: 'ltr',
  inlineSize: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: '4px',
  background: vars.color.surfaceSunken,
  borderRadius: vars.radius.md,
});

export const place = style([
  displayText,
  tabularText,
  {
    position: 'relative',
    padding: 0,
    textAlign: 'center',
    fontSize: vars.size.lg,
    letterSpacing: 0,
    color: vars.color.text,
    background: vars.color.surface,
    borderRadius: vars.radius.sm,
  },
]);

const stamp = keyframes({ from: { transform: 'scale(1.5)', opacity: 0 } });

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '1',
  borderRadius: '50%',
  margin: '6%',
  lineHeight: 1,
  border: '3px solid transparent',
  selectors: {
    '[data-marked] > &': {
      color: vars.color.text,
      borderColor: vars.color.primary,
      background: `color-mix(in oklab, ${vars.color.primary} 18%, transparent)`,
      animation: `${stamp} 200ms ease-out`,
    },
    '[data-lit] > &': {
      color: vars.color.onAccent,
      background: vars.color.accent,
      borderColor: vars.color.accent,
    },
  },
  '@media': {
    [reducedMotion]: { selectors: { '[data-marked] > &': { animation: 'none' } } },
  },
});

export const message = style([
  tabularText,
  {
    margin: 0,
    minBlockSize: '1.5em',
    textAlign: 'center',
    lineHeight: vars.line.normal,
    fontWeight: vars.weight.medium,
  },
]);
