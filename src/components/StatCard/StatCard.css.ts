import { style } from '@vanilla-extract/css';
import { below } from '#theme/breakpoints.ts';
import { displayText, tabularText } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color } = vars;

export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x2,
  minInlineSize: 0,
  padding: vars.space.x4,
  border: `${vars.border.thin} solid ${color.border}`,
  borderRadius: vars.radius.lg,
  background: color.surface,
  color: color.text,
  boxShadow: vars.elevation.low,
  '@media': {
    [below('tablet')]: {
      selectors: {
        '&[data-compact]': {
          flexDirection: 'row',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          paddingBlock: vars.space.x3,
        },
      },
    },
  },
});

export const label = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  fontSize: vars.size.sm,
  lineHeight: vars.line.normal,
  color: color.textMuted,
});

export const sign = style({ display: 'inline-flex', color: color.link });

export const value = style([
  displayText,
  tabularText,
  {
    fontSize: vars.size.xxl,
    overflowWrap: 'anywhere',
    selectors: { '[data-compact] > &': { fontSize: vars.size.xl } },
    '@media': {
      [below('tablet')]: {
        selectors: { '[data-compact] > &': { fontSize: vars.size.lg, marginInlineStart: 'auto' } },
      },
    },
  },
]);

export const change = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.x2,
  fontSize: vars.size.sm,
  lineHeight: vars.line.normal,
  color: color.textMuted,
});

export const figure = style([
  tabularText,
  {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2px',
    fontFamily: 'inherit',
    fontWeight: vars.weight.bold,
    color: color.text,
    selectors: {
      '&[data-tone="good"]': { color: color.success },
      '&[data-tone="bad"]': { color: color.danger },
    },
  },
]);
