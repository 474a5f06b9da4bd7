import { style } from '@vanilla-extract/css';
import { vars } from '#theme/vars.css.ts';

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  minBlockSize: vars.input.height,
  paddingBlock: vars.space.x2,
  paddingInline: vars.space.x3,
  fontSize: vars.size.sm,
  lineHeight: vars.line.normal,
  color: vars.color.text,
  background: vars.color.surfaceRaised,
  border: `${vars.border.thin} solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.md,
});

/** The sign of the state; its place stays while it changes. */
export const sign = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  selectors: {
    '[data-status="done"] > &': { color: vars.color.success },
    '[data-status="failed"] > &': { color: vars.color.danger },
  },
});

export const text = style({ flex: 1, minInlineSize: 0 });
