import { style } from '@vanilla-extract/css';
import { reducedMotion } from '#theme/breakpoints.ts';
import { vars } from '#theme/vars.css.ts';

export const sky = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: vars.space.x3,
  minBlockSize: '15rem',
});

/** How far the round came on its way to what was asked for. */
export const way = style({
  position: 'relative',
  direction: 'ltr',
  inlineSize: 'min(100%, 26rem)',
  blockSize: '0.75rem',
  overflow: 'hidden',
  background: vars.color.bgAlt,
  border: `${vars.border.thin} solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.pill,
});

export const done = style({
  position: 'absolute',
  inset: 0,
  transformOrigin: 'left',
  background: vars.color.textMuted,
  borderRadius: 'inherit',
  transition: 'scale 90ms linear',
  '@media': { [reducedMotion]: { transition: 'none' } },
  selectors: { '[data-result="won"] &': { background: vars.color.success } },
});
