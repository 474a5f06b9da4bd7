import { style } from '@vanilla-extract/css';
import { displayText } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  justifyContent: 'center',
  gap: vars.space.x3,
  minInlineSize: 0,
  padding: vars.space.x5,
  border: `${vars.card.borderWidth} solid ${vars.color.border}`,
  borderRadius: vars.card.radius,
  background: vars.color.surface,
});

export const title = style([displayText, { fontSize: vars.size.xl, overflowWrap: 'anywhere' }]);

export const text = style({ color: vars.color.textMuted, maxInlineSize: '40ch' });
