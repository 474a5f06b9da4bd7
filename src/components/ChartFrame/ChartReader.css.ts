import { createVar, style } from '@vanilla-extract/css';
import { tabularText } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

/** As wide as a place of the axis, so that the slider stands where the figures are. */
export const thumb = createVar();

const { color } = vars;
const handle = {
  appearance: 'none',
  inlineSize: thumb,
  blockSize: '100%',
  border: 0,
  background: 'none',
} as const;

export const slider = style({
  appearance: 'none',
  position: 'absolute',
  inset: 0,
  zIndex: 1,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  background: 'none',
  outline: 'none',
  cursor: 'crosshair',
  touchAction: 'pan-y',
  '::-webkit-slider-runnable-track': { blockSize: '100%', background: 'none' },
  '::-webkit-slider-thumb': handle,
  '::-moz-range-thumb': { ...handle, opacity: 0 },
  selectors: {
    '&:focus-visible': {
      outline: `2px solid ${color.focus}`,
      outlineOffset: '-2px',
      borderRadius: vars.radius.sm,
    },
  },
});

export const place = style({
  position: 'absolute',
  insetBlockStart: 0,
  zIndex: 2,
  display: 'flex',
  inlineSize: 0,
  pointerEvents: 'none',
  selectors: { '&[data-late]': { justifyContent: 'flex-end' } },
});

export const bubble = style({
  flex: 'none',
  display: 'grid',
  gap: '2px',
  inlineSize: 'max-content',
  maxInlineSize: '13rem',
  marginInline: '12px',
  paddingBlock: vars.space.x2,
  paddingInline: vars.space.x3,
  border: `${vars.border.thin} solid ${color.border}`,
  borderRadius: vars.radius.md,
  background: color.surfaceRaised,
  color: color.text,
  boxShadow: vars.elevation.high,
  fontSize: vars.size.sm,
  lineHeight: vars.line.normal,
});

export const title = style({ color: color.textMuted });

export const line = style({ display: 'flex', alignItems: 'baseline', gap: vars.space.x2 });

export const dot = style({
  flex: 'none',
  inlineSize: '10px',
  blockSize: '10px',
  borderRadius: vars.radius.pill,
  background: 'currentColor',
});

export const name = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const value = style([
  tabularText,
  { flex: 'none', marginInlineStart: 'auto', fontWeight: vars.weight.bold },
]);
