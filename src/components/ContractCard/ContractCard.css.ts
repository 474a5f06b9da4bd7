import { style } from '@vanilla-extract/css';
import { displayText, tabularText } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

export const card = style({
  display: 'grid',
  gap: vars.space.x4,
  padding: vars.space.x5,
  minInlineSize: 0,
  containerType: 'inline-size',
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: vars.space.x3,
});

export const sign = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  color: vars.color.onJackpot,
  background: vars.color.jackpot,
  borderRadius: vars.radius.md,
});

export const names = style({ flex: '1 1 10rem', display: 'grid', gap: '2px', minInlineSize: 0 });

export const title = style([
  displayText,
  { fontSize: vars.size.lg, overflowWrap: 'anywhere', hyphens: 'auto' },
]);

export const party = style({
  fontSize: vars.size.sm,
  lineHeight: vars.line.normal,
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
});

export const rate = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.x3,
});

export const rateFigure = style([
  displayText,
  tabularText,
  {
    fontFamily: vars.font.display,
    fontVariantNumeric: 'lining-nums tabular-nums',
    fontSize: vars.size.xxxl,
    letterSpacing: 'normal',
    color: vars.color.text,
  },
]);

export const rateNote = style({ color: vars.color.textMuted });

export const table = style({
  inlineSize: '100%',
  fontSize: vars.size.sm,
  lineHeight: vars.line.normal,
});

export const cell = style([
  tabularText,
  {
    paddingBlock: vars.space.x2,
    textAlign: 'end',
    fontWeight: vars.weight.regular,
    overflowWrap: 'anywhere',
    borderBlockEnd: `${vars.border.thin} solid ${vars.color.border}`,
    selectors: {
      '&:first-child': { textAlign: 'start', paddingInlineEnd: vars.space.x3 },
      'thead &': { color: vars.color.textMuted, fontSize: vars.size.xs },
      'tbody tr &:last-child': { fontWeight: vars.weight.bold },
      'tr:last-child > &:is(td)': { borderBlockEnd: 0 },
    },
  },
]);

export const terms = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: vars.space.x4,
  rowGap: vars.space.x2,
  margin: 0,
  paddingBlockStart: vars.space.x3,
  borderBlockStart: `${vars.border.thin} solid ${vars.color.border}`,
  fontSize: vars.size.sm,
  lineHeight: vars.line.normal,
});

export const term = style({ color: vars.color.textMuted, overflowWrap: 'anywhere' });

export const value = style([
  tabularText,
  { textAlign: 'end', fontWeight: vars.weight.medium, overflowWrap: 'anywhere' },
]);

/** Both answers have the same width, weight and look. */
export const answers = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
  gap: vars.space.x3,
});
