import { style } from '@vanilla-extract/css';
import { tabularText } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  blockSize: '4rem',
  paddingInline: vars.space.x3,
  minInlineSize: 0,
  textAlign: 'start',
});

export const rank = style([
  tabularText,
  {
    flex: 'none',
    minInlineSize: '1.75rem',
    blockSize: '1.75rem',
    display: 'grid',
    placeItems: 'center',
    fontSize: vars.size.sm,
    fontWeight: vars.weight.bold,
    color: vars.color.textMuted,
    borderRadius: vars.radius.pill,
    selectors: {
      '&[data-top]': { color: vars.color.onJackpot, background: vars.color.jackpot },
    },
  },
]);

export const icon = style({
  position: 'relative',
  flex: 'none',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  overflow: 'clip',
  background: vars.color.skeleton,
  borderRadius: `min(${vars.radius.md}, 12px)`,
});

/** Who and how much on the first line; the game has the second for itself. */
export const text = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: vars.space.x2,
  flex: 1,
  minInlineSize: 0,
});

// A Latin name in an Arabic page is cut at its own end, but stands where the others do.
const line = style({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  lineHeight: vars.line.normal,
  textAlign: ['-webkit-match-parent', 'match-parent'],
});

export const name = style([line, { fontWeight: vars.weight.medium, color: vars.color.text }]);

export const game = style([
  line,
  { gridColumn: '1 / -1', fontSize: vars.size.sm, color: vars.color.textMuted },
]);

export const amount = style({
  fontWeight: vars.weight.bold,
  lineHeight: vars.line.normal,
  color: vars.color.text,
  whiteSpace: 'nowrap',
});
