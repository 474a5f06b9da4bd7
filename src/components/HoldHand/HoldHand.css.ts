import { style } from '@vanilla-extract/css';
import { focusRing } from '#theme/focus-ring.css.ts';
import { vars } from '#theme/vars.css.ts';

/** From left to right in every language, as cards are printed. */
export const hand = style({
  direction: 'ltr',
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 6.75rem))',
  justifyContent: 'center',
  gap: 'clamp(2px, 1.2cqi, 12px)',
  minInlineSize: 0,
  inlineSize: '100%',
});

export const slot = style([
  focusRing,
  {
    display: 'grid',
    justifyItems: 'center',
    gap: vars.space.x2,
    minInlineSize: 0,
    minBlockSize: '2.75rem',
    paddingInline: 0,
    paddingBlock: vars.space.x1,
    font: 'inherit',
    color: vars.color.text,
    background: 'transparent',
    border: 'none',
    borderRadius: vars.radius.md,
    cursor: 'pointer',
    selectors: { '&:disabled': { cursor: 'default' } },
  },
]);

/** The word below: filled while the card is held. */
export const word = style({
  maxInlineSize: '100%',
  paddingInline: vars.space.x1,
  paddingBlock: '0.125rem',
  fontSize: vars.size.xs,
  fontWeight: vars.weight.bold,
  lineHeight: vars.line.normal,
  overflowWrap: 'anywhere',
  border: `${vars.border.thin} solid transparent`,
  borderRadius: vars.radius.sm,
  selectors: {
    ':enabled > &': { borderColor: vars.color.borderStrong, background: vars.color.surface },
    '[aria-pressed="true"] > &': {
      color: vars.color.onAccent,
      background: vars.color.accent,
      borderColor: vars.color.accent,
    },
  },
});
