import { style } from '@vanilla-extract/css';
import { vars } from '#theme/vars.css.ts';

const line = `${vars.border.thin} solid ${vars.color.border}`;

export const list = style({
  minInlineSize: 0,
  lineHeight: vars.line.normal,
  selectors: {
    '&[data-layout="stacked"]': { display: 'grid', gap: vars.space.x4 },
    '&[data-layout="columns"]': {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
      gap: vars.space.x4,
    },
  },
});

export const pair = style({
  minInlineSize: 0,
  selectors: {
    '[data-layout="rows"] > &': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      columnGap: vars.space.x4,
      paddingBlock: vars.space.x3,
      borderBlockEnd: line,
    },
    '[data-layout="rows"] > &:last-child': { borderBlockEnd: 0 },
    '[data-layout="columns"] > &': {
      paddingInlineStart: vars.space.x3,
      borderInlineStart: `${vars.border.thick} solid ${vars.color.border}`,
    },
  },
});

export const term = style({ fontSize: vars.size.sm, color: vars.color.textMuted });

export const value = style({
  minInlineSize: 0,
  margin: 0,
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  selectors: {
    '[data-layout="rows"] > * > &': { marginInlineStart: 'auto', textAlign: 'end' },
    '[data-layout="columns"] > * > &': { fontSize: vars.size.lg, fontWeight: vars.weight.bold },
  },
});

export const blank = style({ display: 'inline-block' });
