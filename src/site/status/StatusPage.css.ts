import { style } from '@vanilla-extract/css';

import { displayText } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

export const page = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: vars.space.x6,
  minBlockSize: '100dvb',
  paddingBlock: vars.space.x12,
  paddingInline: vars.space.x4,
  textAlign: 'center',
  backgroundImage: vars.pattern.image,
});

export const card = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.x5,
  inlineSize: '100%',
  maxInlineSize: '520px',
  padding: vars.space.x8,
  border: `${vars.border.thin} solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  background: vars.color.surface,
  boxShadow: vars.elevation.high,
});

export const sign = style({ color: vars.color.primary });

export const title = style([displayText, { fontSize: vars.size.xxl }]);

export const text = style({ maxInlineSize: '52ch', color: vars.color.textMuted });

export const fact = style({
  display: 'grid',
  gap: vars.space.x1,
  margin: 0,
  paddingBlock: vars.space.x3,
  paddingInline: vars.space.x5,
  borderRadius: vars.radius.md,
  background: vars.color.surfaceSunken,
});

export const factName = style({ color: vars.color.textMuted, fontSize: vars.size.sm });

export const factValue = style({
  margin: 0,
  fontFamily: vars.font.numeric,
  fontVariantNumeric: 'tabular-nums',
  fontSize: vars.size.lg,
  fontWeight: vars.weight.bold,
  overflowWrap: 'anywhere',
});
