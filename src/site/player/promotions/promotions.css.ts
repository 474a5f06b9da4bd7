import { style } from '@vanilla-extract/css';

import { from } from '#theme/breakpoints.ts';
import { vars } from '#theme/vars.css.ts';

export const header = style({ display: 'grid', gap: vars.space.x2 });

export const heading = style({ fontSize: vars.size.xxxl });

export const intro = style({
  color: vars.color.textMuted,
  fontSize: vars.size.lg,
  maxInlineSize: '60ch',
});

export const list = style({ display: 'grid', gap: vars.space.x6 });

export const article = style({
  display: 'grid',
  alignItems: 'center',
  overflow: 'clip',
  minInlineSize: 0,
  border: `${vars.border.thin} solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  background: vars.color.surface,
  scrollMarginBlockStart: `calc(${vars.layout.headerHeight} + ${vars.space.x4})`,
  selectors: {
    '&[data-chosen]': { borderColor: vars.color.primary, boxShadow: vars.glow.soft },
  },
  '@media': {
    [from('tablet')]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' },
    [from('wide')]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)' },
  },
});

export const words = style({
  display: 'grid',
  gap: vars.space.x3,
  minInlineSize: 0,
  padding: vars.space.x5,
  '@media': { [from('desktop')]: { padding: vars.space.x8 } },
});

export const title = style({ fontSize: vars.size.xl });

export const period = style({ color: vars.color.textMuted, fontSize: vars.size.sm });

export const summary = style({ maxInlineSize: '65ch' });

export const text = style({
  gridColumn: '1 / -1',
  padding: vars.space.x5,
  borderBlockStart: `${vars.border.thin} solid ${vars.color.border}`,
  selectors: { '&[hidden]': { display: 'none' } },
  '@media': { [from('desktop')]: { padding: vars.space.x8 } },
});
