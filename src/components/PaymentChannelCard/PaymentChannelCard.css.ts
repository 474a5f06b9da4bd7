import { style } from '@vanilla-extract/css';
import { canHover } from '#theme/breakpoints.ts';
import { tabularText } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

export const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space.x3,
  minBlockSize: '4.5rem',
  padding: vars.space.x3,
  minInlineSize: 0,
  color: vars.color.text,
  background: vars.color.surface,
  border: `${vars.border.thin} solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.lg,
  cursor: 'pointer',
  transitionProperty: 'border-color, box-shadow, background-color',
  transitionDuration: vars.motion.fast,
  transitionTimingFunction: vars.motion.easing,
  selectors: {
    '&:has(:checked)': {
      borderColor: vars.color.primary,
      background: `color-mix(in oklab, ${vars.color.primary} 10%, ${vars.color.surface})`,
      boxShadow: `inset 0 0 0 1px ${vars.color.primary}`,
    },
    '&:has(:focus-visible)': {
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: '2px',
    },
    '&:has(:disabled)': {
      cursor: 'not-allowed',
      background: vars.color.surfaceSunken,
      borderColor: vars.color.border,
    },
  },
  '@media': {
    [canHover]: {
      selectors: { '&:hover:not(:has(:disabled))': { borderColor: vars.color.primary } },
    },
  },
});

export const logo = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  overflow: 'clip',
  color: vars.color.textMuted,
  background: vars.color.surfaceSunken,
  borderRadius: vars.radius.md,
  selectors: { ':has(:disabled) > &': { filter: 'grayscale(1)' } },
});

export const text = style({
  display: 'grid',
  gap: '2px',
  minInlineSize: 0,
  lineHeight: vars.line.normal,
});

export const name = style({ fontWeight: vars.weight.bold, overflowWrap: 'anywhere' });

export const note = style([
  tabularText,
  { fontSize: vars.size.sm, color: vars.color.textMuted, overflowWrap: 'anywhere' },
]);

/** The ring of a choice; filled when it is taken. */
export const ring = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  color: vars.color.onPrimary,
  boxShadow: `inset 0 0 0 2px ${vars.color.borderStrong}`,
  // Round in every brand: a square would say that several can be chosen.
  borderRadius: '50%',
  selectors: {
    ':checked ~ &': { background: vars.color.primary, boxShadow: 'none' },
    ':disabled ~ &': { visibility: 'hidden' },
  },
});

export const tick = style({
  display: 'grid',
  opacity: 0,
  selectors: { ':checked ~ * > &': { opacity: 1 } },
});
