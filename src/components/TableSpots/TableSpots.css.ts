import { style } from '@vanilla-extract/css';
import { canHover } from '#theme/breakpoints.ts';
import { focusRing } from '#theme/focus-ring.css.ts';
import { tabularText } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

export const board = style({
  display: 'grid',
  gap: vars.space.x3,
  minInlineSize: 0,
  containerType: 'inline-size',
});

export const group = style({ display: 'grid', gap: vars.space.x1, minInlineSize: 0 });

export const title = style({
  margin: 0,
  fontSize: vars.size.xs,
  lineHeight: vars.line.normal,
  color: vars.color.textMuted,
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(4.75rem, 30%), 1fr))',
  gap: vars.space.x1,
  selectors: {
    '&[data-main]': {
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(6.5rem, 30%), 1fr))',
      gap: vars.space.x2,
    },
  },
});

/** The fields of a table stand on colors of their own; words on them keep AA against each. */
const fields = {
  red: '#a3122b',
  black: '#1d1c24',
  green: '#0c6340',
};

export const spot = style([
  focusRing,
  {
    position: 'relative',
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'center',
    gap: '0.125rem',
    minInlineSize: 0,
    minBlockSize: '3rem',
    padding: vars.space.x1,
    color: vars.color.text,
    background: vars.color.surface,
    border: `${vars.border.thin} solid ${vars.color.borderStrong}`,
    borderRadius: vars.radius.sm,
    font: 'inherit',
    fontSize: vars.size.sm,
    lineHeight: vars.line.tight,
    textAlign: 'center',
    cursor: 'pointer',
    transitionProperty: 'background-color, border-color, box-shadow',
    transitionDuration: vars.motion.fast,
    selectors: {
      '[data-main] > &': { minBlockSize: '4.25rem', fontSize: vars.size.md },
      '&[data-tight]': { minBlockSize: '2.75rem', padding: 0 },
      '&[data-tone="red"]': { color: '#ffffff', background: fields.red },
      '&[data-tone="black"]': { color: '#ffffff', background: fields.black },
      '&[data-tone="green"]': { color: '#ffffff', background: fields.green },
      '&[data-tone="gold"]': {
        background: `color-mix(in oklab, ${vars.color.accent} 16%, ${vars.color.surface})`,
      },
      '&[aria-pressed="true"]': {
        borderColor: vars.color.primary,
        boxShadow: `inset 0 0 0 2px ${vars.color.primary}, 0 0 0 1px ${vars.color.surface}`,
      },
      '&[data-won]': {
        borderColor: vars.color.success,
        boxShadow: `inset 0 0 0 3px ${vars.color.success}, 0 0 0 1px ${vars.color.surface}`,
      },
      '&:disabled': { cursor: 'default' },
    },
    '@media': {
      [canHover]: { selectors: { '&:hover:enabled': { borderColor: vars.color.primary } } },
      '(forced-colors: active)': {
        selectors: { '&[aria-pressed="true"]': { outline: '3px solid Highlight' } },
      },
    },
  },
]);

export const label = style({
  fontWeight: vars.weight.bold,
  overflowWrap: 'anywhere',
  minInlineSize: 0,
});

export const odds = style([tabularText, { fontSize: vars.size.xs }]);

/** The player's chip: a round one on a narrow field, with its amount on a wide one. */
export const chip = style([
  tabularText,
  {
    minInlineSize: '1.125rem',
    minBlockSize: '1.125rem',
    paddingInline: '0.375rem',
    fontSize: vars.size.xs,
    fontWeight: vars.weight.bold,
    lineHeight: '1.125rem',
    color: vars.color.onAccent,
    background: vars.color.accent,
    border: `2px dashed color-mix(in oklab, ${vars.color.onAccent} 55%, transparent)`,
    borderRadius: vars.radius.pill,
    boxShadow: `0 1px 3px ${vars.color.shadow}`,
    selectors: {
      '[data-tight] > &': {
        position: 'absolute',
        insetBlockEnd: '2px',
        insetInlineEnd: '2px',
        padding: 0,
      },
    },
  },
]);

export const mark = style({
  position: 'absolute',
  insetBlockStart: '-0.3rem',
  insetInlineEnd: '-0.3rem',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  color: vars.color.onSuccess,
  background: vars.color.success,
  borderRadius: '50%',
  zIndex: 1,
});
