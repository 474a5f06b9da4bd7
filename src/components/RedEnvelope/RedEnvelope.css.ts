import { createVar, style } from '@vanilla-extract/css';
import { displayText, tabularText } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

/** How many figures and signs the amount has: it is written as large as they fit. */
export const characters = createVar();

export const envelope = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.x4,
  minInlineSize: 0,
  inlineSize: '100%',
  maxInlineSize: '22rem',
  marginInline: 'auto',
  padding: vars.space.x4,
  selectors: { '&[data-compact]': { gap: vars.space.x2, padding: vars.space.x1 } },
  textAlign: 'center',
  color: vars.color.text,
});

export const amount = style([
  displayText,
  tabularText,
  {
    fontFamily: vars.font.display,
    fontWeight: vars.weight.bold,
    letterSpacing: 'normal',
    fontSize: `clamp(${vars.size.sm}, calc(100cqi / (${characters} * 0.66)), ${vars.size.xxl})`,
    maxInlineSize: '100%',
    whiteSpace: 'nowrap',
  },
]);

export const nothing = style({ color: vars.color.textMuted, display: 'flex' });

export const body = style({
  display: 'grid',
  gap: vars.space.x1,
  minInlineSize: 0,
  justifyItems: 'center',
});

export const title = style([displayText, { fontSize: vars.size.xl }]);

export const text = style({ color: vars.color.textMuted, maxInlineSize: '34ch' });
