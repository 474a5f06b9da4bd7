import { style } from '@vanilla-extract/css';
import { displayText, tabularText } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

export const row = style({
  display: 'grid',
  gap: vars.space.x2,
  minInlineSize: 0,
  paddingBlock: vars.space.x3,
  containerType: 'inline-size',
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.x3,
  fontSize: vars.size.sm,
  lineHeight: vars.line.normal,
  color: vars.color.textMuted,
});

export const issue = style([
  displayText,
  tabularText,
  {
    fontWeight: vars.weight.bold,
    fontSize: vars.size.md,
    color: vars.color.text,
    letterSpacing: 'normal',
  },
]);

export const balls = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: vars.space.x2,
  padding: 0,
  // Not `none`: Safari would no longer call it a list.
  listStyleType: '""',
});

export const ball = style({ display: 'flex', alignItems: 'flex-start', gap: vars.space.x2 });

/** Stands before the special number of LHC. */
export const plus = style({
  display: 'grid',
  alignItems: 'center',
  blockSize: '2.5rem',
  color: vars.color.textMuted,
});

export const facts = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x2, margin: 0 });

export const fact = style({
  display: 'inline-flex',
  gap: vars.space.x1,
  paddingInline: vars.space.x2,
  paddingBlock: '2px',
  fontSize: vars.size.sm,
  lineHeight: vars.line.normal,
  color: vars.color.text,
  background: vars.color.surfaceSunken,
  borderRadius: vars.radius.sm,
});

export const term = style({ color: vars.color.textMuted });

export const value = style([tabularText, { fontWeight: vars.weight.bold }]);

export const waiting = style({ color: vars.color.textMuted, fontSize: vars.size.sm });
