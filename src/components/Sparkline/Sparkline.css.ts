import { createVar, style } from '@vanilla-extract/css';
import { vars } from '#theme/vars.css.ts';

/** How far down the line ends. */
export const down = createVar();

export const box = style({
  position: 'relative',
  display: 'block',
  minInlineSize: '4rem',
  inlineSize: '100%',
  // The last point's dot stays inside.
  paddingInlineEnd: '4px',
  selectors: {
    '&[data-tone="primary"]': { color: vars.color.primary },
    '&[data-tone="success"]': { color: vars.color.success },
    '&[data-tone="danger"]': { color: vars.color.danger },
    '&[data-tone="neutral"]': { color: vars.color.textMuted },
  },
});

export const drawing = style({
  inlineSize: '100%',
  blockSize: '100%',
  overflow: 'visible',
  // Time runs along the line of reading.
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
});

export const line = style({
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

export const area = style({ fill: 'currentColor', opacity: 0.14 });

export const end = style({
  position: 'absolute',
  insetInlineEnd: 0,
  insetBlockStart: down,
  inlineSize: '8px',
  blockSize: '8px',
  marginBlockStart: '-4px',
  borderRadius: vars.radius.pill,
  background: 'currentColor',
  border: `1px solid ${vars.color.surface}`,
});

export const nothing = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: '50%',
  borderBlockStart: '2px dashed currentColor',
  opacity: 0.5,
});
