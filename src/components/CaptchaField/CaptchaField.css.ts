import { style } from '@vanilla-extract/css';
import { vars } from '#theme/vars.css.ts';

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 9.5rem',
  gap: vars.space.x2,
});

export const picture = style({
  display: 'flex',
  alignItems: 'stretch',
  minBlockSize: '3rem',
  overflow: 'hidden',
  color: vars.color.textMuted,
  background: vars.color.surfaceRaised,
  border: `${vars.border.thin} solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.md,
  selectors: {
    '&:hover:not(:disabled)': { color: vars.color.text, borderColor: vars.color.textMuted },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
    '&:disabled': { opacity: 0.55, cursor: 'not-allowed' },
  },
});

/** The size stays while the next picture is on its way. */
export const image = style({
  display: 'grid',
  placeItems: 'center',
  flex: 1,
  minInlineSize: 0,
  blockSize: '3rem',
  objectFit: 'contain',
  background: vars.color.surfaceRaised,
});

export const refresh = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2rem',
  flex: 'none',
  borderInlineStart: `${vars.border.thin} solid ${vars.color.border}`,
});
