import { style } from '@vanilla-extract/css';
import { tabularText } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

export const sheet = style({ display: 'grid', gap: vars.space.x5, minInlineSize: 0 });

const list = { margin: 0, padding: 0, listStyle: 'none' } as const;

export const entries = style({
  ...list,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 13rem), 1fr))',
  gap: vars.space.x3,
});

export const entry = style({
  display: 'grid',
  gridTemplateColumns: '4.5rem minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space.x3,
  padding: vars.space.x3,
  background: vars.color.surfaceSunken,
  border: `${vars.border.thin} solid ${vars.color.border}`,
  borderRadius: vars.radius.md,
});

export const picture = style({ display: 'block', inlineSize: '4.5rem', blockSize: '4.5rem' });

export const text = style({
  display: 'grid',
  gap: vars.space.x1,
  minInlineSize: 0,
  lineHeight: vars.line.normal,
});

export const note = style({ fontSize: vars.size.sm, color: vars.color.textMuted });

export const pays = style([
  tabularText,
  {
    display: 'grid',
    gridTemplateColumns: 'max-content 1fr',
    columnGap: vars.space.x3,
    fontSize: vars.size.sm,
  },
]);

export const count = style({ color: vars.color.textMuted });

export const worth = style({ fontWeight: vars.weight.bold });

export const lines = style({
  ...list,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(3.75rem, 1fr))',
  gap: vars.space.x3,
});

export const line = style({ display: 'grid', justifyItems: 'center', gap: vars.space.x1 });

/** Lines run from left to right in every language, as the reels do. */
export const grid = style({
  inlineSize: '100%',
  direction: 'ltr',
  padding: '2px',
  background: vars.color.surfaceSunken,
  borderRadius: vars.radius.sm,
});

export const dot = style({ fill: vars.color.primary });

export const path = style({
  fill: 'none',
  stroke: vars.color.text,
  strokeWidth: 1.4,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
});

export const number = style([
  tabularText,
  { fontSize: vars.size.xs, color: vars.color.textMuted, lineHeight: 1 },
]);
