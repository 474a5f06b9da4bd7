import { style } from '@vanilla-extract/css';
import { vars } from '#theme/vars.css.ts';

const { color, space } = vars;
const SIDE = '28px';

export const list = style({
  display: 'grid',
  padding: 0,
  // Not `none`: with an empty string Safari still reads it as a list.
  listStyleType: "''",
});

export const step = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${SIDE} minmax(0, 1fr)`,
  columnGap: space.x3,
  paddingBlockEnd: space.x5,
  selectors: {
    // The line to the next mark; dashed where the way is still to go.
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetBlock: `${SIDE} 0`,
      insetInlineStart: `calc(${SIDE} / 2 - 1px)`,
      borderInlineStart: `2px dashed ${color.borderStrong}`,
    },
    '&[data-state="done"]:not(:last-child)::before': {
      borderInlineStart: `2px solid ${color.primary}`,
    },
    '&:last-child': { paddingBlockEnd: 0 },
  },
});

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: SIDE,
  blockSize: SIDE,
  borderRadius: vars.radius.pill,
  border: `${vars.border.thick} solid ${color.borderStrong}`,
  background: color.surface,
  color: color.textMuted,
  selectors: {
    '[data-state="done"] > &': {
      borderColor: color.primary,
      background: color.primary,
      color: color.onPrimary,
    },
    '[data-state="current"] > &': {
      borderColor: color.primary,
      color: color.text,
      boxShadow: `0 0 0 4px color-mix(in oklab, ${color.primary} 24%, transparent)`,
    },
    '[data-state="failed"] > &': {
      borderColor: color.danger,
      background: color.danger,
      color: color.onDanger,
    },
  },
});

/** In the middle of the step that is under way. */
export const dot = style({
  inlineSize: '10px',
  blockSize: '10px',
  borderRadius: vars.radius.pill,
  background: color.primary,
  outline: '1px solid transparent',
});

export const body = style({
  display: 'grid',
  gap: '2px',
  alignContent: 'start',
  minInlineSize: 0,
  paddingBlockStart: '2px',
  lineHeight: vars.line.normal,
});

export const title = style({
  position: 'relative',
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  selectors: {
    '[data-state="current"] &': { fontWeight: vars.weight.bold },
    '[data-state="waiting"] &': { color: color.textMuted },
  },
});

export const time = style({ fontSize: vars.size.sm, color: color.textMuted });

export const text = style({
  marginBlockStart: space.x1,
  fontSize: vars.size.sm,
  lineHeight: vars.line.text,
});
