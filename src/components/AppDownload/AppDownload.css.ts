import { style } from '@vanilla-extract/css';
import { from } from '#theme/breakpoints.ts';
import { displayText } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

export const card = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: vars.space.x5,
  minInlineSize: 0,
  padding: vars.space.x6,
  border: `${vars.card.borderWidth} solid ${vars.color.border}`,
  borderRadius: vars.card.radius,
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

export const text = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: vars.space.x3,
  minInlineSize: 0,
  maxInlineSize: '100%',
});

export const title = style([displayText, { fontSize: vars.size.xl, overflowWrap: 'anywhere' }]);
