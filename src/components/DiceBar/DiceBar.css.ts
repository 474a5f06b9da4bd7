import { globalStyle, style } from '@vanilla-extract/css';
import { reducedMotion } from '#theme/breakpoints.ts';
import { tabularText } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

/** Numbers grow from left to right in every script, as on every ruler. */
export const ruler = style({
  position: 'relative',
  direction: 'ltr',
  display: 'grid',
  alignItems: 'center',
  blockSize: '3.5rem',
  marginInline: '0.875rem',
});

export const track = style({
  position: 'absolute',
  insetInline: '-0.875rem',
  blockSize: '1rem',
  overflow: 'hidden',
  background: vars.color.bgAlt,
  border: `${vars.border.thin} solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.pill,
});

/** The numbers that win: striped, so that color is not all that tells them. */
export const winning = style({
  position: 'absolute',
  insetBlock: 0,
  background: `repeating-linear-gradient(115deg, color-mix(in oklab, ${vars.color.onSuccess} 18%, ${vars.color.success}) 0 4px, ${vars.color.success} 4px 10px)`,
});

export const slider = style({
  position: 'absolute',
  insetInline: '-0.875rem',
  inlineSize: 'calc(100% + 1.75rem)',
  blockSize: '2.75rem',
  margin: 0,
  appearance: 'none',
  background: 'none',
  cursor: 'grab',
  ':active': { cursor: 'grabbing' },
  ':disabled': { cursor: 'not-allowed' },
  ':focus-visible': {
    outline: `2px solid ${vars.color.focus}`,
    outlineOffset: '-4px',
    borderRadius: vars.radius.pill,
  },
});

const thumb = {
  appearance: 'none',
  inlineSize: '1.75rem',
  blockSize: '2.5rem',
  background: vars.button.fill,
  backgroundColor: vars.color.buttonBg,
  border: `${vars.border.thick} solid ${vars.color.surface}`,
  borderRadius: vars.radius.md,
  boxShadow: vars.elevation.low,
} as const;

globalStyle(`${slider}::-webkit-slider-thumb`, thumb);
globalStyle(`${slider}::-moz-range-thumb`, { ...thumb, boxSizing: 'border-box' });

/** Where the roll came to rest. */
export const pointer = style({
  position: 'absolute',
  top: '-0.75rem',
  zIndex: 1,
  display: 'grid',
  justifyItems: 'center',
  translate: '-50% 0',
  pointerEvents: 'none',
  transition: `left 480ms ${vars.motion.easing}`,
  '@media': { [reducedMotion]: { transition: 'none' } },
  '::after': {
    content: '',
    inlineSize: '3px',
    blockSize: '2.25rem',
    background: vars.color.text,
    borderRadius: vars.radius.pill,
  },
});

export const flag = style([
  tabularText,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.x1,
    paddingInline: vars.space.x2,
    fontSize: vars.size.sm,
    fontWeight: vars.weight.bold,
    lineHeight: vars.line.normal,
    color: vars.color.bg,
    background: vars.color.text,
    borderRadius: vars.radius.sm,
  },
]);

export const scale = style([
  tabularText,
  {
    direction: 'ltr',
    display: 'flex',
    justifyContent: 'space-between',
    fontSize: vars.size.xs,
    color: vars.color.textMuted,
  },
]);
