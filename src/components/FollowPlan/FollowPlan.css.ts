import { style } from '@vanilla-extract/css';
import { tabularText } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

export const plan = style({ display: 'grid', gap: vars.space.x4, minInlineSize: 0 });

export const body = style({ display: 'grid', gap: vars.space.x4, minInlineSize: 0 });

/** The issues scroll in a place of their own: the button to place stays near. */
export const issues = style({
  maxBlockSize: '19rem',
  overflowY: 'auto',
  margin: 0,
  padding: 0,
  listStyleType: '""',
  border: `${vars.border.thin} solid ${vars.color.border}`,
  borderRadius: vars.radius.md,
  background: vars.color.surfaceSunken,
});

export const issue = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 8.75rem',
  alignItems: 'center',
  gap: vars.space.x2,
  padding: vars.space.x2,
  paddingInlineStart: vars.space.x3,
  selectors: {
    '& + &': { borderBlockStart: `${vars.border.thin} solid ${vars.color.border}` },
    '&[data-skipped]': { color: vars.color.textMuted },
  },
});

export const text = style({ display: 'grid', minInlineSize: 0, lineHeight: vars.line.normal });

export const name = style([
  tabularText,
  { fontSize: vars.size.sm, fontWeight: vars.weight.bold, overflowWrap: 'anywhere' },
]);

export const cost = style([
  tabularText,
  { fontSize: vars.size.sm, color: vars.color.textMuted, overflowWrap: 'anywhere' },
]);

export const sum = style([
  tabularText,
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: vars.space.x3,
    margin: 0,
    fontSize: vars.size.sm,
    lineHeight: vars.line.normal,
  },
]);
