import { style } from '@vanilla-extract/css';
import { tabularText } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

export const hand = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: vars.space.x2,
  minInlineSize: 0,
  maxInlineSize: '100%',
  padding: vars.space.x2,
  border: `${vars.border.thick} solid transparent`,
  borderRadius: vars.radius.lg,
  selectors: {
    '&[data-active]': {
      borderColor: vars.color.accent,
      background: `color-mix(in oklab, ${vars.color.accent} 10%, transparent)`,
    },
    '&[data-tone="won"]': { borderColor: vars.color.success },
  },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.x2,
  margin: 0,
  fontSize: vars.size.sm,
  lineHeight: vars.line.normal,
  color: vars.color.text,
});

export const total = style([
  tabularText,
  {
    minInlineSize: '2rem',
    paddingInline: vars.space.x2,
    textAlign: 'center',
    fontWeight: vars.weight.bold,
    color: vars.color.text,
    background: vars.color.surface,
    border: `${vars.border.thin} solid ${vars.color.borderStrong}`,
    borderRadius: vars.radius.pill,
  },
]);

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.x2,
  fontSize: vars.size.sm,
});

export const result = style({
  paddingInline: vars.space.x3,
  paddingBlock: vars.space.x1,
  borderRadius: vars.radius.pill,
  fontWeight: vars.weight.bold,
  lineHeight: vars.line.normal,
  color: vars.color.text,
  background: vars.color.surface,
  border: `${vars.border.thin} solid ${vars.color.borderStrong}`,
  selectors: {
    '&[data-tone="won"]': {
      color: vars.color.onSuccess,
      background: vars.color.success,
      borderColor: vars.color.success,
    },
  },
});

export const pieces = style({
  display: 'flex',
  minInlineSize: 0,
  maxInlineSize: '100%',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space.x2,
});
