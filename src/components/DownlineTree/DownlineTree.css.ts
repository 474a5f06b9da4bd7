import { createVar, style } from '@vanilla-extract/css';
import { canHover } from '#theme/breakpoints.ts';
import { tabularText } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

/** How deep a row stands, from 0. */
export const depth = createVar();

const indent = 'clamp(0.75rem, 4cqi, 1.75rem)';

export const box = style({ minInlineSize: 0, containerType: 'inline-size' });

export const tree = style({
  display: 'grid',
  gap: '2px',
  padding: 0,
  margin: 0,
  listStyle: 'none',
  color: vars.color.text,
});

export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space.x2,
  minBlockSize: '3.25rem',
  paddingBlock: vars.space.x1,
  paddingInlineEnd: vars.space.x3,
  // A deep tree does not run out of a phone: deeper levels stand closer.
  paddingInlineStart: `calc(min(${depth}, 6) * ${indent})`,
  borderRadius: vars.radius.md,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&:focus-visible': { boxShadow: `inset 0 0 0 2px ${vars.color.focus}` },
    '&[aria-selected="true"]': {
      background: `color-mix(in oklab, ${vars.color.primary} 14%, ${vars.color.surface})`,
      boxShadow: `inset 3px 0 0 ${vars.color.primary}`,
    },
    '&[aria-selected="true"]:dir(rtl)': { boxShadow: `inset -3px 0 0 ${vars.color.primary}` },
    '&[aria-selected="true"]:focus-visible': {
      boxShadow: `inset 0 0 0 2px ${vars.color.focus}`,
    },
    // The line of the branch that it hangs on.
    '&:not([aria-level="1"])::before': {
      content: '',
      position: 'absolute',
      insetBlock: '-2px',
      insetInlineStart: `calc(min(${depth}, 6) * ${indent} - ${indent} / 2 + 0.5rem)`,
      borderInlineStart: `1px solid ${vars.color.border}`,
    },
  },
  '@media': {
    [canHover]: {
      selectors: {
        '&:hover:not([aria-selected="true"])': { background: vars.color.surfaceSunken },
      },
    },
  },
});

/** The arrow; a row without children keeps its place. */
export const twist = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2rem',
  blockSize: '2.75rem',
  color: vars.color.textMuted,
  transition: `rotate ${vars.motion.fast} ${vars.motion.easing}`,
  selectors: {
    '[aria-expanded="true"] > &': { rotate: '90deg' },
    '[aria-expanded="true"]:dir(rtl) > &': { rotate: '-90deg' },
  },
});

export const sign = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2rem',
  blockSize: '2rem',
  color: vars.color.textMuted,
  background: vars.color.surfaceSunken,
  borderRadius: vars.radius.pill,
  selectors: {
    '&[data-agent]': { color: vars.color.onPrimary, background: vars.color.primary },
  },
});

export const text = style({ display: 'grid', minInlineSize: 0, lineHeight: vars.line.normal });

export const name = style({
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
  textAlign: ['-webkit-match-parent', 'match-parent'],
});

export const found = style({
  color: vars.color.onAccent,
  background: vars.color.accent,
  borderRadius: '3px',
  paddingInline: '1px',
});

export const facts = style([
  tabularText,
  { fontSize: vars.size.sm, color: vars.color.textMuted, overflowWrap: 'anywhere' },
]);

export const detail = style([
  tabularText,
  { fontWeight: vars.weight.bold, textAlign: 'end', whiteSpace: 'nowrap' },
]);

export const waiting = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  minBlockSize: '2.75rem',
  paddingInlineStart: `calc(min(${depth}, 6) * ${indent} + 2.5rem)`,
  fontSize: vars.size.sm,
  color: vars.color.textMuted,
});
