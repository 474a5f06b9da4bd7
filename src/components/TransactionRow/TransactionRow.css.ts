import { style } from '@vanilla-extract/css';
import { signedListRow } from '#theme/list-row.css.ts';
import { tabularText } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

export const row = signedListRow;

export const sign = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
  color: vars.color.textMuted,
  background: vars.color.surfaceSunken,
  borderRadius: vars.radius.pill,
  selectors: {
    '&[data-way="in"]': { color: vars.color.onSuccess, background: vars.color.success },
  },
});

/** The amount stands at the end, or under the words where there is no room beside them. */
export const body = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.x3,
  rowGap: vars.space.x1,
  minInlineSize: 0,
});

export const text = style({
  flex: '1 1 10rem',
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: '2px',
  minInlineSize: 0,
  lineHeight: vars.line.normal,
});

export const title = style({ fontWeight: vars.weight.medium, overflowWrap: 'anywhere' });

export const muted = style([
  tabularText,
  { fontSize: vars.size.sm, color: vars.color.textMuted, overflowWrap: 'anywhere' },
]);

export const end = style({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'end',
  gap: vars.space.x1,
  maxInlineSize: '100%',
  marginInlineStart: 'auto',
});

export const amount = style({
  lineHeight: vars.line.normal,
  fontWeight: vars.weight.bold,
  fontSize: vars.size.md,
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-way="in"]': { color: vars.color.success },
    '&[data-void]': { color: vars.color.textMuted, textDecoration: 'line-through' },
  },
});
