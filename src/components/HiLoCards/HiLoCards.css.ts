import { style } from '@vanilla-extract/css';
import { vars } from '#theme/vars.css.ts';

export const current = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  minBlockSize: '11rem',
});

/** The cards before, the oldest first; what has no room is scrolled to. */
export const trail = style({
  display: 'flex',
  justifyContent: 'safe center',
  gap: vars.space.x2,
  minBlockSize: '5.5rem',
  minInlineSize: 0,
  margin: 0,
  padding: vars.space.x1,
  listStyle: 'none',
  overflowX: 'auto',
});

export const past = style({
  flex: 'none',
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.x1,
});

export const call = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  color: vars.color.text,
  background: vars.color.surface,
  border: `${vars.border.thin} solid ${vars.color.borderStrong}`,
  borderRadius: '50%',
});
