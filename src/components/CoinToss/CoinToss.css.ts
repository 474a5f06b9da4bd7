import { keyframes, style } from '@vanilla-extract/css';
import { reducedMotion } from '#theme/breakpoints.ts';
import { displayText } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const toss = keyframes({
  '0%': { transform: 'translateY(0) rotateX(0deg)' },
  '50%': { transform: 'translateY(-3.5rem) rotateX(900deg)' },
  '100%': { transform: 'translateY(0) rotateX(1800deg)' },
});

export const hand = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '13.5rem',
  paddingBlockStart: vars.space.x6,
  perspective: '60rem',
});

export const coin = style([
  displayText,
  {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '9.5rem',
    aspectRatio: '1 / 1',
    borderRadius: '50%',
    color: vars.color.onPrimary,
    background: `radial-gradient(circle at 32% 26%, color-mix(in oklab, #fff 55%, ${vars.color.primary}), ${vars.color.primary} 46%, ${vars.color.primaryPressed})`,
    boxShadow: `inset 0 0 0 7px color-mix(in oklab, #fff 26%, transparent), inset 0 0 0 9px color-mix(in oklab, #000 22%, transparent), ${vars.elevation.high}`,
    selectors: {
      '&[data-side="tails"]': {
        color: vars.color.onAccent,
        background: `radial-gradient(circle at 32% 26%, color-mix(in oklab, #fff 50%, ${vars.color.accent}), ${vars.color.accent} 48%, color-mix(in oklab, #000 22%, ${vars.color.accent}))`,
      },
      '&[data-tossed]': { animation: `${toss} 900ms cubic-bezier(0.3, 0.1, 0.3, 1)` },
    },
    '@media': { [reducedMotion]: { selectors: { '&[data-tossed]': { animation: 'none' } } } },
  },
]);

export const mark = style({ inlineSize: '58%', blockSize: '58%' });

export const streak = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space.x2,
  minBlockSize: '2rem',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const flip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x1,
  minBlockSize: '2rem',
  paddingInline: vars.space.x2,
  fontSize: vars.size.sm,
  lineHeight: 1,
  color: vars.color.text,
  background: vars.color.surface,
  border: `${vars.border.thin} solid ${vars.color.border}`,
  borderRadius: vars.radius.pill,
  selectors: {
    '&[data-result="right"]': { borderColor: vars.color.success },
    '&[data-result="wrong"]': { borderColor: vars.color.danger },
  },
});
