import { createVar, keyframes, style } from '@vanilla-extract/css';
import { from, reducedMotion } from '#theme/breakpoints.ts';
import { focusRing } from '#theme/focus-ring.css.ts';
import { vars } from '#theme/vars.css.ts';

const tone = createVar();
const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(16px)' } });
const drop = keyframes({ from: { opacity: 0, transform: 'translateY(-16px)' } });

export const region = style({
  position: 'fixed',
  zIndex: vars.z.toast,
  insetInline: 0,
  // On a phone sheets and the bar under the thumb have the lower half: messages come from above.
  insetBlockStart: 'env(safe-area-inset-top)',
  padding: vars.space.x2,
  pointerEvents: 'none',
  '@media': {
    [from('tablet')]: {
      insetInlineStart: 'auto',
      insetBlock: 'auto 0',
      inlineSize: '26rem',
      padding: vars.space.x5,
    },
  },
});

export const list = style({ display: 'grid', gap: vars.space.x2 });

export const card = style({
  pointerEvents: 'auto',
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.x2,
  padding: vars.space.x1,
  paddingInlineStart: vars.space.x3,
  color: vars.color.text,
  background: vars.color.surfaceRaised,
  border: `${vars.border.thin} solid ${vars.color.border}`,
  borderInlineStart: `4px solid ${tone}`,
  borderRadius: vars.radius.md,
  boxShadow: vars.elevation.high,
  animation: `${drop} ${vars.motion.normal} ${vars.motion.easing}`,
  '@media': {
    [from('tablet')]: { animationName: arrive },
    [reducedMotion]: { animation: 'none' },
  },
  vars: { [tone]: vars.color.info },
  selectors: {
    '&[data-tone="success"]': { vars: { [tone]: vars.color.success } },
    '&[data-tone="warning"]': { vars: { [tone]: vars.color.warning } },
    '&[data-tone="error"]': { vars: { [tone]: vars.color.danger } },
  },
});

export const icon = style({ flex: 'none', color: tone, paddingBlock: '0.6875rem' });

export const body = style({
  display: 'grid',
  flex: 1,
  minInlineSize: 0,
  paddingBlock: '0.625rem',
  lineHeight: vars.line.normal,
  textAlign: 'start',
});

export const text = style({ fontSize: vars.size.sm, color: vars.color.textMuted });

export const action = style([
  focusRing,
  {
    minBlockSize: '2.75rem',
    paddingInline: vars.space.x3,
    fontWeight: vars.weight.bold,
    color: vars.color.link,
    borderRadius: vars.radius.sm,
    ':hover': { background: `color-mix(in oklch, ${vars.color.text} 9%, transparent)` },
  },
]);

export const close = style([
  focusRing,
  {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: '2.75rem',
    blockSize: '2.75rem',
    color: vars.color.textMuted,
    borderRadius: vars.radius.pill,
    ':hover': { color: vars.color.text },
  },
]);
