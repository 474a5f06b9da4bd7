import { style } from '@vanilla-extract/css';
import { displayText, tabularText } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

export const slip = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  inlineSize: '100%',
  color: vars.color.text,
  containerType: 'inline-size',
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  paddingBlock: vars.space.x3,
  paddingInline: vars.space.x4,
  borderBlockEnd: `${vars.border.thin} solid ${vars.color.border}`,
});

export const title = style([displayText, { fontSize: vars.size.lg, minInlineSize: 0 }]);

export const count = style({
  flex: 1,
  minInlineSize: 0,
  fontSize: vars.size.sm,
  color: vars.color.textMuted,
  lineHeight: vars.line.normal,
});

export const legs = style({ padding: 0, margin: 0, listStyleType: '""' });

export const leg = style({
  position: 'relative',
  display: 'grid',
  gap: vars.space.x2,
  paddingBlock: vars.space.x4,
  paddingInline: vars.space.x4,
  borderBlockEnd: `1px dashed ${vars.color.border}`,
  selectors: {
    '&[data-wrong]': {
      background: `color-mix(in oklab, ${vars.color.danger} 8%, ${vars.color.surface})`,
    },
  },
});

export const line = style({ display: 'flex', alignItems: 'flex-start', gap: vars.space.x3 });

export const what = style({ flex: 1, display: 'grid', minInlineSize: 0, gap: '2px' });

export const was = style([
  tabularText,
  { fontSize: vars.size.xs, color: vars.color.textMuted, textDecoration: 'line-through' },
]);

/** Keeps the bin's place in the corner although it is thumb-sized. */
export const remove = style({ margin: '-6px -8px -6px -4px', color: vars.color.textMuted });

export const wrong = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.x2,
  fontSize: vars.size.sm,
  fontWeight: vars.weight.medium,
  lineHeight: vars.line.normal,
  color: vars.color.text,
});

export const wrongSign = style({ flex: 'none', display: 'inline-flex', color: vars.color.danger });

export const foot = style({
  display: 'grid',
  gap: vars.space.x3,
  padding: vars.space.x4,
  background: vars.color.surfaceSunken,
});

export const sums = style({ display: 'grid', gap: vars.space.x1, margin: 0 });

export const sum = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.x3,
  fontSize: vars.size.sm,
  lineHeight: vars.line.normal,
});

export const term = style({ color: vars.color.textMuted });

export const figure = style([tabularText, { fontWeight: vars.weight.bold }]);

export const returns = style([
  displayText,
  {
    fontFamily: vars.font.numeric,
    fontSize: vars.size.xl,
    fontWeight: vars.weight.bold,
    letterSpacing: 'normal',
  },
]);

export const placed = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.x3,
  padding: `${vars.space.x8} ${vars.space.x4} ${vars.space.x5}`,
  textAlign: 'center',
});

export const placedSign = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '3.5rem',
  blockSize: '3.5rem',
  color: vars.color.onSuccess,
  background: vars.color.success,
  borderRadius: vars.radius.pill,
});
