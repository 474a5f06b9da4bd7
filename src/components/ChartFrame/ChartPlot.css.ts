import { globalStyle, style } from '@vanilla-extract/css';
import { tabularText } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color } = vars;

export const frame = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space.x3,
  paddingBlockStart: vars.space.x2,
  fontSize: vars.size.xs,
  lineHeight: vars.line.normal,
  color: color.textMuted,
});

/** All marks share one cell, so that the widest decides how much room they take. */
export const upright = style([tabularText, { display: 'grid', justifyItems: 'end' }]);

export const uprightTick = style({
  gridArea: '1 / 1',
  position: 'relative',
  blockSize: '1lh',
  marginBlockStart: '-0.5lh',
  whiteSpace: 'nowrap',
});

export const plot = style({ position: 'relative', minInlineSize: 0 });

export const drawing = style({
  inlineSize: '100%',
  blockSize: '100%',
  overflow: 'visible',
  // Time runs along the line of reading.
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
});

export const rule = style({
  stroke: color.border,
  strokeWidth: 1,
  vectorEffect: 'non-scaling-stroke',
  selectors: { '&[data-zero]': { stroke: color.borderStrong } },
});

export const lying = style({
  gridColumn: 2,
  position: 'relative',
  blockSize: '1lh',
  marginBlockStart: vars.space.x2,
});

/** No width of its own, so that its middle is where it is put, in both directions. */
export const lyingTick = style({
  position: 'absolute',
  display: 'flex',
  justifyContent: 'center',
  inlineSize: 0,
  whiteSpace: 'nowrap',
});

// The four looks of a series. Color never stands alone: dash, sign and pattern differ too.
const looks = [color.primary, color.accent, color.info, color.textMuted];
for (const [look, tone] of looks.entries()) {
  globalStyle(`:is(${frame}, figure) [data-look="${look}"]`, { color: tone });
}
