import { style } from '@vanilla-extract/css';
import { focusRing } from '#theme/focus-ring.css.ts';
import { vars } from '#theme/vars.css.ts';

export const line = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: '2px',
  minInlineSize: 0,
  color: vars.color.text,
  selectors: {
    '&[data-side="mine"]': { alignItems: 'flex-end' },
    '&[data-side="note"]': { alignItems: 'center' },
  },
});

export const author = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x1,
  paddingInline: vars.space.x3,
  fontSize: vars.size.xs,
  fontWeight: vars.weight.bold,
  lineHeight: vars.line.normal,
  color: vars.color.textMuted,
});

const corner = `max(${vars.radius.lg}, 4px)`;

export const bubble = style({
  maxInlineSize: 'min(85%, 34rem)',
  paddingBlock: vars.space.x2,
  paddingInline: vars.space.x3,
  lineHeight: vars.line.text,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  background: vars.color.surfaceRaised,
  border: `${vars.border.thin} solid ${vars.color.border}`,
  borderRadius: corner,
  // The corner towards its author.
  borderEndStartRadius: '3px',
  selectors: {
    '[data-side="mine"] > &': {
      color: vars.color.onPrimary,
      background: vars.color.primary,
      borderColor: 'transparent',
      borderEndStartRadius: corner,
      borderEndEndRadius: '3px',
    },
    '[data-side="note"] > &': {
      maxInlineSize: '100%',
      fontSize: vars.size.sm,
      textAlign: 'center',
      color: vars.color.textMuted,
      background: 'none',
      borderColor: 'transparent',
    },
    '[data-delivery="failed"] > &': {
      color: vars.color.text,
      background: vars.color.surface,
      borderColor: vars.color.danger,
    },
  },
});

export const text = style({ display: 'block' });

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x1,
  paddingInline: vars.space.x3,
  fontSize: vars.size.xs,
  lineHeight: vars.line.normal,
  color: vars.color.textMuted,
});

export const failed = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x1,
  color: vars.color.danger,
  fontWeight: vars.weight.bold,
});

export const retry = style([
  focusRing,
  {
    minBlockSize: '2rem',
    paddingInline: vars.space.x2,
    fontWeight: vars.weight.bold,
    color: vars.color.link,
    textDecoration: 'underline',
    borderRadius: vars.radius.sm,
  },
]);
