import { style } from '@vanilla-extract/css';
import { signedListRow } from '#theme/list-row.css.ts';
import { tabularText } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

export const row = signedListRow;

export const sign = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  color: vars.color.textMuted,
  background: vars.color.surfaceSunken,
  borderRadius: vars.radius.md,
  selectors: { '&[data-own]': { color: vars.color.onPrimary, background: vars.color.primary } },
});

export const body = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x2,
  minInlineSize: 0,
});

export const text = style({
  flex: '1 1 9rem',
  display: 'grid',
  justifyItems: 'start',
  gap: '2px',
  minInlineSize: 0,
  lineHeight: vars.line.normal,
});

export const name = style({ fontWeight: vars.weight.bold, overflowWrap: 'anywhere' });

export const muted = style([
  tabularText,
  { fontSize: vars.size.sm, color: vars.color.textMuted, overflowWrap: 'anywhere' },
]);
