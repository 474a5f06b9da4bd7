import { style } from '@vanilla-extract/css';
import { displayText } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

export const frame = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x4,
  minInlineSize: 0,
  // A label at the edge may lean out; the page must not grow by it.
  overflowX: 'clip',
  overflowClipMargin: '8px',
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space.x2,
});

export const text = style({ display: 'grid', gap: '2px', flex: '1 1 12rem', minInlineSize: 0 });

export const title = style([displayText, { fontSize: vars.size.lg, overflowWrap: 'anywhere' }]);

export const description = style({
  fontSize: vars.size.sm,
  lineHeight: vars.line.normal,
  color: vars.color.textMuted,
});

export const legend = style({
  padding: 0,
  // Not `none`: with an empty string Safari still reads it as a list.
  listStyleType: "''",
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.x1} ${vars.space.x4}`,
  fontSize: vars.size.sm,
  lineHeight: vars.line.normal,
});

export const entry = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x2,
  minInlineSize: 0,
});
