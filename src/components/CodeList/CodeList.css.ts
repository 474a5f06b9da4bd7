import { style } from '@vanilla-extract/css';
import { tabularText } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

export const box = style({
  display: 'grid',
  gap: vars.space.x2,
  minInlineSize: 0,
  padding: vars.space.x4,
  border: `1px dashed ${vars.color.borderStrong}`,
  borderRadius: vars.radius.md,
  background: vars.color.surfaceSunken,
  color: vars.color.text,
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x2,
});

export const label = style({ fontWeight: vars.weight.bold, lineHeight: vars.line.normal });

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(12rem, 100%), 1fr))',
  columnGap: vars.space.x4,
  rowGap: vars.space.x2,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const code = style([
  tabularText,
  {
    fontSize: vars.size.md,
    fontWeight: vars.weight.medium,
    letterSpacing: '0.02em',
    lineHeight: vars.line.normal,
    overflowWrap: 'anywhere',
    userSelect: 'all',
  },
]);

export const note = style({
  minBlockSize: '1.4em',
  color: vars.color.textMuted,
  fontSize: vars.size.sm,
  lineHeight: vars.line.normal,
});
