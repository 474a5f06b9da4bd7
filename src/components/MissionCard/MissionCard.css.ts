import { style } from '@vanilla-extract/css';
import { displayText, tabularText } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

export const card = style({
  display: 'grid',
  gap: vars.space.x4,
  padding: vars.space.x4,
  minInlineSize: 0,
  blockSize: '100%',
  alignContent: 'start',
});

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space.x3,
  alignItems: 'start',
});

export const medal = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '3rem',
  blockSize: '3rem',
  color: vars.color.text,
  background: vars.color.surfaceSunken,
  boxShadow: `inset 0 0 0 1px ${vars.color.border}`,
  borderRadius: vars.radius.md,
  selectors: {
    '[data-state="claimable"] &': {
      color: vars.color.onPrimary,
      background: vars.color.primary,
      backgroundImage: vars.gradient.brand,
      boxShadow: vars.glow.soft,
    },
    '[data-state="claimed"] &': { color: vars.color.onSuccess, background: vars.color.success },
    '[data-state="locked"] &, [data-state="expired"] &': { color: vars.color.textMuted },
  },
});

export const body = style({ display: 'grid', gap: vars.space.x1, minInlineSize: 0 });

export const state = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.x2,
});

export const title = style([displayText, { fontSize: vars.size.lg, overflowWrap: 'anywhere' }]);

export const text = style({
  fontSize: vars.size.sm,
  lineHeight: vars.line.normal,
  color: vars.color.textMuted,
});

export const steps = style({
  display: 'grid',
  gap: vars.space.x2,
  padding: 0,
  margin: 0,
  // Not `none`: Safari would no longer call it a list.
  listStyleType: '""',
  fontSize: vars.size.sm,
  lineHeight: vars.line.normal,
});

export const step = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.x2,
  color: vars.color.textMuted,
  selectors: { '&[data-done]': { color: vars.color.text } },
});

export const tick = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  borderRadius: vars.radius.pill,
  boxShadow: `inset 0 0 0 2px ${vars.color.borderStrong}`,
  selectors: {
    '[data-done] > &': {
      color: vars.color.onSuccess,
      background: vars.color.success,
      boxShadow: 'none',
    },
  },
});

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x3,
  marginBlockStart: 'auto',
  paddingBlockStart: vars.space.x3,
  borderBlockStart: `1px dashed ${vars.color.border}`,
});

export const reward = style({ display: 'grid', minInlineSize: 0, lineHeight: vars.line.normal });

export const rewardLabel = style({ fontSize: vars.size.xs, color: vars.color.textMuted });

export const rewardFigure = style([
  displayText,
  tabularText,
  {
    fontWeight: vars.weight.bold,
    fontSize: vars.size.lg,
    letterSpacing: 'normal',
    overflowWrap: 'anywhere',
  },
]);
