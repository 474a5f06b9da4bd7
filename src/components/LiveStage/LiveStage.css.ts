import { keyframes, style } from '@vanilla-extract/css';
import { reducedMotion } from '#theme/breakpoints.ts';
import { displayText, tabularText } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const breathe = keyframes({ '50%': { transform: 'translateY(1.2%) scale(1.006)' } });

export const stage = style({ display: 'grid', gap: vars.space.x3, minInlineSize: 0 });

/** A curtain in the brand's colors under one lamp. */
export const studio = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: vars.space.x3,
  overflow: 'clip',
  paddingInline: vars.space.x4,
  color: vars.color.text,
  background: `radial-gradient(60% 120% at 22% 0%, color-mix(in oklab, ${vars.color.accent} 26%, transparent), transparent), repeating-linear-gradient(90deg, color-mix(in oklab, ${vars.color.primary} 16%, transparent) 0 14px, transparent 14px 34px), ${vars.color.surfaceSunken}`,
  border: `${vars.border.thin} solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
});

export const host = style({
  display: 'flex',
  alignItems: 'end',
  gap: vars.space.x3,
  minInlineSize: 0,
});

export const portrait = style({
  flex: 'none',
  display: 'block',
  inlineSize: 'clamp(4.5rem, 18vi, 7.5rem)',
  marginBlockStart: vars.space.x3,
  overflow: 'clip',
  borderStartStartRadius: vars.radius.lg,
  borderStartEndRadius: vars.radius.lg,
  transformOrigin: '50% 100%',
  animation: `${breathe} 4.5s ease-in-out infinite`,
  '@media': { [reducedMotion]: { animation: 'none' } },
});

export const plate = style({
  display: 'grid',
  margin: 0,
  marginBlockEnd: vars.space.x3,
  paddingInline: vars.space.x3,
  paddingBlock: vars.space.x1,
  minInlineSize: 0,
  lineHeight: vars.line.normal,
  color: vars.color.text,
  background: vars.color.surface,
  border: `${vars.border.thin} solid ${vars.color.border}`,
  borderRadius: vars.radius.md,
});

export const line = style({ fontSize: vars.size.xs, color: vars.color.textMuted });

export const state = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  marginBlock: vars.space.x3,
  marginInlineStart: 'auto',
});

export const status = style([
  displayText,
  {
    margin: 0,
    paddingInline: vars.space.x3,
    paddingBlock: vars.space.x1,
    fontSize: vars.size.md,
    lineHeight: vars.line.normal,
    color: vars.color.text,
    background: vars.color.surface,
    borderInlineStart: `4px solid ${vars.color.borderStrong}`,
    borderRadius: vars.radius.sm,
    selectors: {
      '[data-phase="open"] &': { borderInlineStartColor: vars.color.success },
      '[data-phase="running"] &': { borderInlineStartColor: vars.color.accent },
    },
  },
]);

export const clock = style([
  tabularText,
  {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    alignContent: 'center',
    inlineSize: '3.5rem',
    blockSize: '3.5rem',
    margin: 0,
    fontSize: vars.size.xl,
    fontWeight: vars.weight.bold,
    lineHeight: 1,
    color: vars.color.text,
    background: vars.color.surface,
    border: `3px solid ${vars.color.success}`,
    borderRadius: '50%',
    selectors: {
      '&[data-soon]': { borderColor: vars.color.warning },
      '[data-phase="running"] &, [data-phase="ended"] &': { borderColor: vars.color.borderStrong },
    },
  },
]);

export const table = style({
  display: 'grid',
  gap: vars.space.x3,
  minInlineSize: 0,
  containerType: 'inline-size',
});
