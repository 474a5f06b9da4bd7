import { style } from '@vanilla-extract/css';
import { displayText, hiddenFromSight, tabularText } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

export const frame = style({
  minInlineSize: 0,
  overflow: 'clip',
  borderRadius: vars.card.radius,
  border: `${vars.border.thin} solid ${vars.color.border}`,
  background: vars.color.surface,
  containerType: 'inline-size',
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.x3,
  paddingBlock: vars.space.x3,
  paddingInline: vars.space.x4,
  fontSize: vars.size.sm,
  lineHeight: vars.line.normal,
  color: vars.color.textMuted,
  background: vars.color.surfaceSunken,
});

export const issue = style([
  displayText,
  tabularText,
  {
    fontWeight: vars.weight.bold,
    fontSize: vars.size.md,
    color: vars.color.text,
    letterSpacing: 'normal',
    overflowWrap: 'anywhere',
  },
]);

export const table = style({ inlineSize: '100%', borderCollapse: 'collapse' });

export const row = style({
  borderBlockStart: `${vars.border.thin} solid ${vars.color.border}`,
  selectors: {
    '&:nth-child(even)': {
      background: `color-mix(in oklab, ${vars.color.surfaceSunken} 45%, transparent)`,
    },
  },
});

export const tier = style({
  inlineSize: '5.5rem',
  paddingBlock: vars.space.x2,
  paddingInline: `${vars.space.x4} ${vars.space.x2}`,
  fontSize: vars.size.sm,
  fontWeight: vars.weight.medium,
  lineHeight: vars.line.normal,
  color: vars.color.textMuted,
  textAlign: 'start',
  verticalAlign: 'middle',
  overflowWrap: 'anywhere',
  '@container': { '(min-width: 36rem)': { inlineSize: '9rem' } },
});

export const cell = style({
  paddingBlock: vars.space.x2,
  paddingInline: `${vars.space.x2} ${vars.space.x4}`,
});

/** Numbers in columns of one width: three beside each other on a phone. */
export const numbers = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(4.25rem, 100%), 1fr))',
  gap: vars.space.x1,
  margin: 0,
  padding: 0,
  listStyleType: '""',
  '@container': {
    '(min-width: 36rem)': {
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(5.5rem, 100%), 1fr))',
    },
  },
});

export const item = style({ display: 'grid', minInlineSize: 0, justifyItems: 'center' });

export const number = style([
  tabularText,
  {
    position: 'relative',
    paddingInline: vars.space.x2,
    paddingBlock: '2px',
    fontSize: vars.size.md,
    fontWeight: vars.weight.bold,
    lineHeight: vars.line.normal,
    letterSpacing: '0.04em',
    color: vars.color.text,
    borderRadius: vars.radius.sm,
    selectors: {
      [`${row}[data-top] &`]: {
        fontSize: vars.size.xxl,
        letterSpacing: '0.08em',
        lineHeight: vars.line.tight,
      },
      '&[data-hit]': {
        color: vars.color.onSuccess,
        background: vars.color.success,
        // Forced colors paint over grounds; an outline stays.
        outline: '2px solid transparent',
      },
    },
  },
]);

/** The digits that bets are told of: colored and underlined, not colored alone. */
export const tail = style({
  color: vars.color.link,
  textDecoration: 'underline',
  textDecorationThickness: '2px',
  textUnderlineOffset: '0.2em',
  selectors: { '[data-hit] > &': { color: 'inherit' } },
});

export const waiting = style({
  display: 'grid',
  gap: vars.space.x2,
  padding: vars.space.x4,
  color: vars.color.textMuted,
  fontSize: vars.size.sm,
  borderBlockStart: `${vars.border.thin} solid ${vars.color.border}`,
});

/** The heads are said, not seen: tiers and numbers tell themselves apart. */
export const heads = style(hiddenFromSight);
