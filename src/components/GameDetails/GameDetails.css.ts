import { style } from '@vanilla-extract/css';
import { from } from '#theme/breakpoints.ts';
import { tabularText } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

export const details = style({
  display: 'grid',
  gap: vars.space.x5,
  '@media': {
    [from('tablet')]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', alignItems: 'start' },
  },
});

export const art = style({
  overflow: 'clip',
  inlineSize: 'min(14rem, 60%)',
  marginInline: 'auto',
  border: `${vars.border.thin} solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  boxShadow: vars.elevation.low,
  '@media': { [from('tablet')]: { inlineSize: '100%' } },
});

export const facts = style({ display: 'grid', gap: vars.space.x4, minInlineSize: 0 });

export const list = style({ display: 'grid', margin: 0 });

export const fact = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(7rem, 2fr) minmax(0, 3fr)',
  gap: vars.space.x3,
  paddingBlock: vars.space.x3,
  borderBlockEnd: `${vars.border.thin} solid ${vars.color.border}`,
  ':last-child': { borderBlockEnd: 'none' },
});

export const term = style({ color: vars.color.textMuted, overflowWrap: 'anywhere' });

export const value = style([
  tabularText,
  { margin: 0, fontFamily: 'inherit', fontWeight: vars.weight.bold, overflowWrap: 'anywhere' },
]);

export const note = style({
  display: 'block',
  marginBlockStart: vars.space.x1,
  color: vars.color.textMuted,
  fontSize: vars.size.sm,
  fontWeight: vars.weight.regular,
});

/** Under both columns. */
export const below = style({ gridColumn: '1 / -1', minInlineSize: 0 });
