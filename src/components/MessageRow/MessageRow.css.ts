import { style } from '@vanilla-extract/css';
import { canHover } from '#theme/breakpoints.ts';
import { focusRing } from '#theme/focus-ring.css.ts';
import { vars } from '#theme/vars.css.ts';

export const row = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.x3,
  minInlineSize: 0,
  paddingBlock: vars.space.x3,
  paddingInline: vars.space.x3,
  color: vars.color.text,
  borderBlockEnd: `${vars.border.thin} solid ${vars.color.border}`,
  transition: `background-color ${vars.motion.fast} ${vars.motion.easing}`,
  selectors: {
    '&[data-selected]': {
      background: `color-mix(in oklab, ${vars.color.primary} 12%, ${vars.color.surface})`,
    },
    '&[data-unread]::before': {
      content: '',
      position: 'absolute',
      insetBlock: vars.space.x2,
      insetInlineStart: 0,
      inlineSize: '3px',
      borderRadius: vars.radius.pill,
      background: vars.color.primary,
    },
  },
  '@media': {
    [canHover]: {
      selectors: { '&:hover:not([data-selected])': { background: vars.color.surfaceSunken } },
    },
  },
});

/** The whole corner is the target; it stands over the row's own link. */
export const pick = style({
  position: 'relative',
  zIndex: 1,
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  margin: '-0.25rem 0 -0.25rem -0.25rem',
  cursor: 'pointer',
});

export const box = style([
  focusRing,
  {
    inlineSize: '1.25rem',
    blockSize: '1.25rem',
    margin: 0,
    accentColor: vars.color.primary,
    cursor: 'pointer',
  },
]);

export const sign = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
  color: vars.color.textMuted,
  background: vars.color.surfaceSunken,
  borderRadius: vars.radius.pill,
  selectors: {
    '[data-unread] > &': { color: vars.color.onPrimary, background: vars.color.primary },
  },
});

export const text = style({
  flex: 1,
  display: 'grid',
  gap: '2px',
  minInlineSize: 0,
  lineHeight: vars.line.normal,
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.x3,
  fontSize: vars.size.sm,
  color: vars.color.textMuted,
});

export const sender = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

/** Its area is the whole row. */
export const open = style({
  inlineSize: '100%',
  textAlign: 'start',
  outline: 'none',
  '::after': { content: '', position: 'absolute', inset: 0 },
  selectors: {
    '&:focus-visible::after': {
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: '-2px',
      borderRadius: vars.radius.sm,
    },
  },
});

export const title = style({
  overflowWrap: 'anywhere',
  selectors: { '[data-unread] &': { fontWeight: vars.weight.bold } },
});

export const preview = style({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  fontSize: vars.size.sm,
  color: vars.color.textMuted,
});

export const remove = style({
  position: 'relative',
  zIndex: 1,
  alignSelf: 'center',
  color: vars.color.textMuted,
});
