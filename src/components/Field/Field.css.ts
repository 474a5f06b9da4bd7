import { style } from '@vanilla-extract/css';
import { tabularText } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

export const field = style({
  display: 'grid',
  gap: vars.space.x1,
  minInlineSize: 0,
  inlineSize: '100%',
  textAlign: 'start',
});

export const label = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space.x1,
  fontSize: vars.size.sm,
  fontWeight: vars.weight.medium,
  lineHeight: vars.line.normal,
  color: vars.color.text,
});

export const required = style({ color: vars.color.danger, fontWeight: vars.weight.bold });

export const hint = style({
  fontSize: vars.size.sm,
  lineHeight: vars.line.normal,
  color: vars.color.textMuted,
});

export const foot = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.x3,
  fontSize: vars.size.sm,
  lineHeight: vars.line.normal,
});

export const error = style({
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: vars.space.x1,
  minInlineSize: 0,
  color: vars.color.danger,
});

export const counter = style([
  tabularText,
  { marginInlineStart: 'auto', flex: 'none', color: vars.color.textMuted },
]);
