import { globalStyle, style } from '@vanilla-extract/css';
import { gameTerm } from '#theme/game-plate.css.ts';
import { displayText, tabularText } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

export const card = style({
  display: 'grid',
  gap: vars.space.x4,
  minInlineSize: 0,
  margin: 0,
  padding: vars.space.x4,
  color: vars.color.text,
  background: vars.color.surface,
  border: `${vars.border.thin} solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  containerType: 'inline-size',
});

export const sides = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space.x3,
});

export const side = style({
  fontWeight: vars.weight.bold,
  lineHeight: vars.line.tight,
  overflowWrap: 'anywhere',
  selectors: {
    '&:last-child': { textAlign: 'end' },
    '&[data-winner="true"]': { color: vars.color.success },
  },
});

export const middle = style({ display: 'grid', justifyItems: 'center', gap: vars.space.x1 });

/** The home side's figure stands on the home side's name, whichever way the page reads. */
export const score = style([
  displayText,
  tabularText,
  { fontSize: vars.size.xl, lineHeight: 1, whiteSpace: 'nowrap' },
]);

export const state = style([gameTerm, { textAlign: 'center' }]);

export const events = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.x2,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: vars.size.sm,
  color: vars.color.textMuted,
});

/** A market is as wide as its prices: three need more than two. */
export const markets = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x4 });

export const market = style({
  flex: '1 1 auto',
  minInlineSize: 0,
  maxInlineSize: '100%',
  margin: 0,
  padding: 0,
  border: 0,
});

export const heading = style([gameTerm, { padding: 0, paddingBlockEnd: vars.space.x2 }]);

export const prices = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x2 });

globalStyle(`${prices} > button`, {
  flex: '1 1 5.5rem',
  inlineSize: 'auto',
  minInlineSize: '5.5rem',
});
