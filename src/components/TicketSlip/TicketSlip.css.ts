import { style } from '@vanilla-extract/css';
import { tabularText } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

/** The picks in the draw's own figures; they run in the draw's order in every language. */
export const picks = style([
  tabularText,
  {
    fontWeight: vars.weight.bold,
    lineHeight: vars.line.normal,
    overflowWrap: 'anywhere',
    letterSpacing: '0.02em',
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 4,
    overflow: 'hidden',
  },
]);

export const kind = style({
  fontSize: vars.size.sm,
  lineHeight: vars.line.normal,
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
});

export const amounts = style([
  tabularText,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: vars.space.x3,
    fontSize: vars.size.sm,
    lineHeight: vars.line.normal,
    color: vars.color.textMuted,
  },
]);

export const stake = style({ fontWeight: vars.weight.bold, color: vars.color.text });

export const section = style({
  display: 'grid',
  gap: vars.space.x4,
  padding: vars.space.x4,
  borderBlockEnd: `${vars.border.thin} solid ${vars.color.border}`,
});

export const notes = style({ display: 'grid', gap: vars.space.x2, textAlign: 'center' });

export const draw = style([
  tabularText,
  { fontSize: vars.size.sm, fontWeight: vars.weight.bold, overflowWrap: 'anywhere' },
]);
