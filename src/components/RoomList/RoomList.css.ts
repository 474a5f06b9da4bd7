import { style } from '@vanilla-extract/css';
import { canHover, from } from '#theme/breakpoints.ts';
import { displayText, tabularText } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

export const box = style({ display: 'grid', gap: vars.space.x4, minInlineSize: 0 });

export const intro = style({ margin: 0, color: vars.color.textMuted });

export const list = style({
  display: 'grid',
  gap: vars.space.x3,
  margin: 0,
  padding: 0,
  // Not `none`: with an empty string Safari still reads it as a list.
  listStyleType: "''",
  '@media': {
    [from('tablet')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space.x4 },
  },
});

/** The higher the stakes, the more of the accent lies on the table. */
export const room = style({
  display: 'grid',
  gap: vars.space.x2,
  minInlineSize: 0,
  padding: vars.space.x4,
  background: `linear-gradient(160deg, color-mix(in oklab, ${vars.color.accent} 8%, transparent), transparent 60%), ${vars.color.surfaceSunken}`,
  border: `${vars.border.thin} solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  selectors: {
    '&[data-height="3"], &[data-height="4"]': {
      background: `linear-gradient(160deg, color-mix(in oklab, ${vars.color.accent} 22%, transparent), transparent 65%), ${vars.color.surfaceSunken}`,
      borderColor: vars.color.borderStrong,
    },
  },
});

export const chips = style({ display: 'flex', gap: vars.space.x1 });

export const chip = style({
  display: 'grid',
  color: `color-mix(in oklab, ${vars.color.textMuted} 45%, transparent)`,
  selectors: { '&[data-filled]': { color: vars.color.accent } },
});

export const name = style([displayText, { fontSize: vars.size.lg, overflowWrap: 'anywhere' }]);

export const fact = style({ display: 'grid', minInlineSize: 0 });

export const term = style({ color: vars.color.textMuted, fontSize: vars.size.sm });

export const stakes = style([
  tabularText,
  { justifySelf: 'start', fontWeight: vars.weight.bold, overflowWrap: 'anywhere' },
]);

export const players = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x2,
  color: vars.color.textMuted,
  fontSize: vars.size.sm,
});

export const enter = style({
  minBlockSize: '2.75rem',
  marginBlockStart: vars.space.x2,
  paddingInline: vars.space.x4,
  color: vars.color.onPrimary,
  background: vars.color.primary,
  borderRadius: vars.radius.md,
  fontWeight: vars.weight.bold,
  selectors: {
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
  '@media': { [canHover]: { ':hover': { background: vars.color.primaryHover } } },
});
