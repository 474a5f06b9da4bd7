import { style } from '@vanilla-extract/css';
import { displayText } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

export const state = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.x3,
  maxInlineSize: '28rem',
  marginInline: 'auto',
  paddingBlock: vars.space.x8,
  paddingInline: vars.space.x4,
  textAlign: 'center',
});

export const medal = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '72px',
  blockSize: '72px',
  marginBlockEnd: vars.space.x1,
  borderRadius: vars.radius.pill,
  border: `${vars.border.thin} solid ${vars.color.border}`,
  background: `radial-gradient(circle at 50% 20%, color-mix(in oklab, ${vars.color.primary} 18%, transparent), transparent 70%), ${vars.color.surfaceSunken}`,
  color: vars.color.link,
  selectors: {
    '&[data-tone="danger"]': {
      background: `color-mix(in oklab, ${vars.color.danger} 14%, ${vars.color.surface})`,
      color: vars.color.text,
    },
  },
});

export const title = style([displayText, { fontSize: vars.size.lg }]);
export const body = style({ color: vars.color.textMuted });
export const action = style({ marginBlockStart: vars.space.x2 });
