import { style } from '@vanilla-extract/css';
import { listRow } from '#theme/list-row.css.ts';
import { tabularText } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

export const row = style([listRow, { display: 'grid', gap: vars.space.x2 }]);

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space.x2,
});

export const text = style({
  flex: '1 1 10rem',
  display: 'grid',
  gap: '2px',
  minInlineSize: 0,
  lineHeight: vars.line.normal,
});

export const game = style({ fontWeight: vars.weight.bold, overflowWrap: 'anywhere' });

export const pick = style({ overflowWrap: 'anywhere' });

export const muted = style([
  tabularText,
  { fontSize: vars.size.sm, color: vars.color.textMuted, overflowWrap: 'anywhere' },
]);

export const more = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x2,
  minInlineSize: 0,
});

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 1fr))',
  gap: vars.space.x2,
  margin: 0,
  padding: vars.space.x3,
  background: vars.color.surfaceSunken,
  borderRadius: vars.radius.md,
});

export const fact = style({ display: 'grid', minInlineSize: 0, lineHeight: vars.line.normal });

export const term = style({ fontSize: vars.size.xs, color: vars.color.textMuted });

export const value = style([
  tabularText,
  {
    fontWeight: vars.weight.bold,
    overflowWrap: 'anywhere',
    textAlign: ['-webkit-match-parent', 'match-parent'],
  },
]);
