import { style } from '@vanilla-extract/css';
import { displayText, tabularText } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

export const box = style({ display: 'grid', gap: vars.space.x3, minInlineSize: 0 });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x2,
});

export const title = style([displayText, { fontSize: vars.size.md, minInlineSize: 0 }]);

export const left = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.x2,
  lineHeight: vars.line.normal,
});

export const figure = style([
  displayText,
  tabularText,
  { fontWeight: vars.weight.bold, fontSize: vars.size.xl, letterSpacing: 'normal' },
]);

export const muted = style({ fontSize: vars.size.sm, color: vars.color.textMuted });
