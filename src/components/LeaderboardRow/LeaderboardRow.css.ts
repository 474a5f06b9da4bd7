import { style } from '@vanilla-extract/css';
import { displayText, tabularText } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '2.75rem auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: vars.space.x3,
  minBlockSize: '4rem',
  paddingBlock: vars.space.x2,
  paddingInline: vars.space.x3,
  minInlineSize: 0,
  color: vars.color.text,
  borderRadius: vars.radius.md,
  selectors: {
    '&[data-own]': {
      background: `color-mix(in oklab, ${vars.color.primary} 12%, ${vars.color.surface})`,
      boxShadow: `inset 0 0 0 ${vars.border.thick} ${vars.color.primary}`,
    },
  },
});

export const place = style({ display: 'grid', justifyItems: 'center', gap: '2px' });

export const rank = style([
  tabularText,
  displayText,
  {
    display: 'grid',
    placeItems: 'center',
    minInlineSize: '2rem',
    blockSize: '2rem',
    paddingInline: vars.space.x1,
    fontSize: vars.size.md,
    letterSpacing: 'normal',
    lineHeight: 1,
    color: vars.color.textMuted,
    selectors: {
      // The first three wear a medal: gold is filled, silver ringed, bronze lined.
      '&[data-medal]': { borderRadius: vars.radius.pill, color: vars.color.onJackpot },
      '&[data-medal="1"]': {
        background: vars.color.jackpot,
        boxShadow: `0 0 0 2px ${vars.color.onJackpot}, 0 0 0 4px ${vars.color.jackpot}, ${vars.glow.soft}`,
      },
      '&[data-medal="2"]': {
        background: vars.color.jackpot,
        boxShadow: `inset 0 0 0 2px color-mix(in oklab, ${vars.color.onJackpot} 60%, ${vars.color.jackpot})`,
      },
      '&[data-medal="3"]': { background: vars.color.jackpot },
    },
  },
]);

export const move = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1px',
  fontSize: vars.size.xs,
  fontWeight: vars.weight.bold,
  lineHeight: 1,
  color: vars.color.textMuted,
  selectors: {
    '&[data-move="up"]': { color: vars.color.success },
    '&[data-move="down"]': { color: vars.color.danger },
    '&[data-move="new"]': { color: vars.color.info },
    '[data-own] &': { color: vars.color.text },
  },
});

/** The prize stands at the end, or under the name where there is no room beside it. */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.x3,
  minInlineSize: 0,
});

export const text = style({
  flex: '1 1 6rem',
  display: 'grid',
  minInlineSize: 0,
  lineHeight: vars.line.normal,
});

export const name = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  minInlineSize: 0,
  fontWeight: vars.weight.medium,
  textAlign: ['-webkit-match-parent', 'match-parent'],
});

export const own = style({
  display: 'flex',
  minInlineSize: 0,
  alignItems: 'center',
  gap: vars.space.x2,
});

export const ownMark = style({
  flex: 'none',
  paddingInline: vars.space.x2,
  fontSize: vars.size.xs,
  fontWeight: vars.weight.bold,
  lineHeight: vars.line.normal,
  color: vars.color.onPrimary,
  background: vars.color.primary,
  borderRadius: vars.radius.sm,
});

export const points = style([
  tabularText,
  { fontSize: vars.size.sm, color: vars.color.textMuted, overflowWrap: 'anywhere' },
]);

export const prize = style([
  displayText,
  {
    fontFamily: vars.font.numeric,
    fontWeight: vars.weight.bold,
    fontSize: vars.size.md,
    letterSpacing: 'normal',
    textAlign: 'end',
    whiteSpace: 'nowrap',
  },
]);
