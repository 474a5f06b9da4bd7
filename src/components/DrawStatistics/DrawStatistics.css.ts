import { createVar, style } from '@vanilla-extract/css';
import { tabularText } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

/** How full a bar is, and where the even share lies: 0 to 1. */
export const share = createVar();
export const even = createVar();

export const frame = style({
  display: 'grid',
  gap: vars.space.x3,
  minInlineSize: 0,
  containerType: 'inline-size',
});

export const table = style({ inlineSize: '100%', borderCollapse: 'collapse' });

export const head = style({
  paddingBlock: vars.space.x2,
  paddingInline: vars.space.x2,
  fontSize: vars.size.xs,
  fontWeight: vars.weight.medium,
  lineHeight: vars.line.normal,
  color: vars.color.textMuted,
  textAlign: 'end',
  verticalAlign: 'bottom',
  selectors: {
    '&:first-child, &[data-bars]': { textAlign: 'start' },
    '&:first-child': { inlineSize: '4.5rem' },
    '&[data-bars]': { inlineSize: '50%' },
  },
});

export const row = style({
  borderBlockStart: `${vars.border.thin} solid ${vars.color.border}`,
});

export const number = style({ padding: vars.space.x2, textAlign: 'start' });

export const figure = style([
  tabularText,
  {
    padding: vars.space.x2,
    fontSize: vars.size.sm,
    fontWeight: vars.weight.medium,
    lineHeight: vars.line.normal,
    textAlign: 'end',
    color: vars.color.text,
  },
]);

/** The figure stands at the start, its bar over the rest. */
export const bars = style([
  tabularText,
  {
    position: 'relative',
    padding: vars.space.x2,
    fontSize: vars.size.sm,
    fontWeight: vars.weight.bold,
    lineHeight: vars.line.normal,
  },
]);

export const track = style({
  position: 'absolute',
  insetBlockStart: 'calc(50% - 0.3125rem)',
  insetInlineStart: '3.25rem',
  insetInlineEnd: vars.space.x2,
  blockSize: '0.625rem',
  background: vars.color.surfaceSunken,
  borderRadius: vars.radius.pill,
});

export const bar = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  inlineSize: `calc(${share} * 100%)`,
  minInlineSize: '2px',
  background: vars.color.primary,
  borderRadius: vars.radius.pill,
  '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
});

/** A line across every bar where all numbers would stand if luck were even. */
export const mark = style({
  position: 'absolute',
  insetBlock: '-4px',
  insetInlineStart: `calc(${even} * 100%)`,
  inlineSize: '2px',
  background: vars.color.text,
  opacity: 0.7,
});

export const key = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x2,
  fontSize: vars.size.sm,
  lineHeight: vars.line.normal,
  color: vars.color.textMuted,
});

export const keyMark = style({
  flex: 'none',
  inlineSize: '2px',
  blockSize: '1rem',
  background: vars.color.text,
  opacity: 0.7,
});
