import { style } from '@vanilla-extract/css';
import { displayText, tabularText } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

export const panel = style({ display: 'grid', gap: vars.space.x4, minInlineSize: 0 });

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.x3,
  margin: 0,
});

export const fact = style({
  display: 'grid',
  gap: vars.space.x1,
  alignContent: 'start',
  minInlineSize: 0,
  padding: vars.space.x3,
  background: vars.color.surfaceSunken,
  border: `${vars.border.thin} solid ${vars.color.border}`,
  borderRadius: vars.radius.md,
  selectors: { '&[data-now]': { borderColor: vars.color.borderStrong } },
});

export const term = style({
  fontSize: vars.size.sm,
  lineHeight: vars.line.normal,
  color: vars.color.textMuted,
});

export const figure = style([
  displayText,
  tabularText,
  {
    direction: 'ltr',
    justifySelf: 'start',
    margin: 0,
    fontSize: vars.size.xl,
    letterSpacing: 'normal',
  },
]);

export const amount = style({ margin: 0, fontSize: vars.size.sm, lineHeight: vars.line.normal });
