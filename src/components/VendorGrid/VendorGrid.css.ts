import { style } from '@vanilla-extract/css';
import { canHover } from '#theme/breakpoints.ts';
import { displayText, tabularText } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
  gap: vars.space.x4,
  margin: 0,
  padding: 0,
  // Not `none`: with an empty string Safari still reads it as a list.
  listStyleType: "''",
});

export const card = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  minInlineSize: 0,
  overflow: 'clip',
  background: vars.color.surface,
  border: `${vars.border.thin} solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  boxShadow: vars.elevation.low,
});

/** Two pictures side by side under a veil that ends in the card's own color. */
export const art = style({
  position: 'relative',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  aspectRatio: '16 / 7',
  background: vars.color.skeleton,
  '::after': {
    content: '',
    position: 'absolute',
    inset: 0,
    background: `linear-gradient(to bottom, transparent 45%, ${vars.color.surface})`,
  },
});

export const picture = style({ position: 'relative', overflow: 'clip', minInlineSize: 0 });

export const text = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.x1,
  minInlineSize: 0,
  padding: vars.space.x4,
  paddingBlockStart: vars.space.x2,
});

export const name = style([
  displayText,
  { margin: 0, fontSize: vars.size.xl, overflowWrap: 'anywhere' },
]);

export const count = style([
  tabularText,
  { margin: 0, color: vars.color.textMuted, fontSize: vars.size.sm },
]);

export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.x2,
  margin: 0,
  marginBlockStart: vars.space.x2,
  padding: 0,
  listStyleType: "''",
});

export const way = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x2,
  minBlockSize: '2.75rem',
  paddingInline: vars.space.x3,
  color: vars.color.text,
  textDecoration: 'none',
  background: vars.color.surfaceSunken,
  border: `${vars.border.thin} solid ${vars.color.border}`,
  borderRadius: vars.radius.md,
  fontSize: vars.size.sm,
  fontWeight: vars.weight.medium,
  selectors: {
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
  '@media': { [canHover]: { ':hover': { borderColor: vars.color.borderStrong } } },
});

export const number = style([tabularText, { color: vars.color.textMuted }]);
