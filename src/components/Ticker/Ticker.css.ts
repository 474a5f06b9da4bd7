import { createVar, style } from '@vanilla-extract/css';
import { reducedMotion } from '#theme/breakpoints.ts';
import { tabularText, visuallyHidden } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

export const step = createVar();
const CELL = '1.2em';

export const ticker = style([
  tabularText,
  { display: 'inline-flex', position: 'relative', lineHeight: CELL, whiteSpace: 'pre' },
]);

export const stoppable = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x2,
});

export const spoken = visuallyHidden;

export const figures = style({ display: 'inline-flex' });

export const cell = style({
  display: 'inline-block',
  blockSize: CELL,
  // Only above and below: a slanted figure leans out of its cell.
  overflowX: 'visible',
  overflowY: 'clip',
  textAlign: 'center',
});

export const strip = style({
  display: 'flex',
  flexDirection: 'column',
  transform: `translateY(calc(${step} * -${CELL}))`,
  transition: `transform 600ms ${vars.motion.easing}`,
  '@media': { [reducedMotion]: { transition: 'none' } },
});
