import { style } from '@vanilla-extract/css';

import { from } from '#theme/breakpoints.ts';
import { tabularText } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

export const header = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.x3,
  paddingBlock: vars.space.x8,
  paddingInline: vars.space.x4,
  borderRadius: vars.radius.lg,
  background: `${vars.pattern.image}, ${vars.color.surfaceSunken}`,
  textAlign: 'center',
});

export const mark = style({ borderRadius: vars.radius.lg });

export const heading = style({ fontSize: vars.size.xxxl });

export const intro = style({
  color: vars.color.textMuted,
  fontSize: vars.size.lg,
  maxInlineSize: '50ch',
});

export const panel = style({
  display: 'grid',
  gap: vars.space.x6,
  '@media': {
    [from('desktop')]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)' },
  },
});

export const card = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: vars.space.x5,
  padding: vars.space.x6,
  border: `${vars.border.thin} solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  background: vars.color.surface,
  textAlign: 'center',
});

/** Whoever holds the phone already presses the button; the code is for the other screen. */
export const code = style({
  display: 'none',
  justifyItems: 'center',
  gap: vars.space.x2,
  '@media': { [from('tablet')]: { display: 'grid' } },
});

export const scan = style({ color: vars.color.textMuted, fontSize: vars.size.sm });

export const words = style({ display: 'grid', justifyItems: 'center', gap: vars.space.x3 });

export const platform = style({ fontSize: vars.size.xl });

export const guide = style({ display: 'grid', alignContent: 'start', gap: vars.space.x4 });

export const steps = style({
  padding: 0,
  listStyle: 'none',
  display: 'grid',
  gap: vars.space.x4,
});

export const step = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.x3,
});

export const number = style([
  tabularText,
  {
    display: 'grid',
    placeItems: 'center',
    inlineSize: '2rem',
    blockSize: '2rem',
    borderRadius: vars.radius.pill,
    background: vars.color.primary,
    color: vars.color.onPrimary,
    fontWeight: vars.weight.bold,
  },
]);

export const notes = style({
  display: 'grid',
  gap: vars.space.x4,
  '@media': { [from('tablet')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
