import { style } from '@vanilla-extract/css';
import { tabularText } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

/** Places are told from the top left in every language. */
export const places = style({
  direction: 'ltr',
  display: 'grid',
  gap: `clamp(0.375rem, 2cqi, ${vars.space.x4})`,
  justifySelf: 'center',
  inlineSize: '100%',
  maxInlineSize: '34rem',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  selectors: {
    '&[data-game="goal"]': {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      padding: vars.space.x3,
      paddingBlockEnd: 0,
      // The frame and the net of a goal.
      border: `6px solid color-mix(in oklab, ${vars.color.text} 82%, ${vars.color.surface})`,
      borderBlockEndWidth: 0,
      borderRadius: `${vars.radius.sm} ${vars.radius.sm} 0 0`,
      background: `repeating-linear-gradient(45deg, transparent 0 11px, color-mix(in oklab, ${vars.color.text} 10%, transparent) 11px 12px), repeating-linear-gradient(-45deg, transparent 0 11px, color-mix(in oklab, ${vars.color.text} 10%, transparent) 11px 12px)`,
    },
  },
});

export const place = style({
  aspectRatio: '4 / 5',
  inlineSize: '100%',
  gap: vars.space.x1,
  selectors: {
    '[data-game="goal"] > &': { aspectRatio: '4 / 3', background: 'transparent' },
    '&[aria-pressed="true"]': {
      borderColor: vars.color.primary,
      boxShadow: `inset 0 0 0 2px ${vars.color.primary}`,
    },
  },
});

export const art = style({ display: 'block', inlineSize: '62%', maxBlockSize: '70%' });

export const prize = style([
  tabularText,
  {
    fontSize: vars.size.sm,
    fontWeight: vars.weight.bold,
    lineHeight: 1.2,
    color: vars.color.text,
  },
]);

/** The chosen place, by shape and not by color alone. */
export const mark = style({
  position: 'absolute',
  insetBlockStart: '4px',
  insetInlineEnd: '4px',
  display: 'grid',
  color: vars.color.text,
});
