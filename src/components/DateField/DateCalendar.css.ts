import { style } from '@vanilla-extract/css';
import { focusRing } from '#theme/focus-ring.css.ts';
import { tabularText } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

export const calendar = style({
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  marginInline: 'auto',
});

export const header = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginBlockEnd: vars.space.x2,
});

export const lists = style({ display: 'flex', gap: vars.space.x1 });

export const list = style([
  focusRing,
  {
    minBlockSize: '2.5rem',
    paddingInline: vars.space.x2,
    fontWeight: vars.weight.bold,
    color: vars.color.text,
    background: vars.color.surfaceSunken,
    border: `${vars.border.thin} solid ${vars.color.border}`,
    borderRadius: vars.radius.sm,
    cursor: 'pointer',
  },
]);

export const step = style([
  focusRing,
  {
    display: 'grid',
    placeItems: 'center',
    inlineSize: '2.75rem',
    blockSize: '2.75rem',
    borderRadius: vars.radius.pill,
    selectors: {
      '&[data-hovered]': { background: `color-mix(in oklch, ${vars.color.text} 9%, transparent)` },
      '&[data-disabled]': { opacity: 0.4, cursor: 'not-allowed' },
    },
  },
]);

export const grid = style([tabularText, { borderCollapse: 'collapse' }]);

export const weekday = style({
  blockSize: '2rem',
  fontSize: vars.size.xs,
  fontWeight: vars.weight.medium,
  color: vars.color.textMuted,
});

export const day = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
  borderRadius: vars.radius.pill,
  outline: 'none',
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { background: `color-mix(in oklch, ${vars.color.text} 9%, transparent)` },
    '&[data-today]': { boxShadow: `inset 0 0 0 1px ${vars.color.borderStrong}` },
    '&[data-selected]': {
      color: vars.color.onPrimary,
      background: vars.color.primary,
      fontWeight: vars.weight.bold,
    },
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '1px' },
    '&[data-outside-month]': { visibility: 'hidden' },
    '&[data-disabled], &[data-unavailable]': {
      color: vars.color.textMuted,
      opacity: 0.5,
      cursor: 'not-allowed',
    },
  },
});
