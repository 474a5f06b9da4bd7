import { createVar, style } from '@vanilla-extract/css';
import { reducedMotion } from '#theme/breakpoints.ts';
import { gamePlate, gameSentence } from '#theme/game-plate.css.ts';
import { vars } from '#theme/vars.css.ts';

export const balance = createVar();

export const plate = gamePlate;
export const sentence = gameSentence;

export const sides = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: vars.space.x4,
});

export const side = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.x2,
  fontWeight: vars.weight.bold,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});

export const bird = style({
  inlineSize: 'min(100%, 9rem)',
  blockSize: 'auto',
  transition: `translate 400ms ${vars.motion.easing}`,
  '@media': { [reducedMotion]: { transition: 'none' } },
  selectors: {
    '[data-side="azure"] &': { scale: '-1 1' },
    '[dir="rtl"] [data-side="crimson"] &': { scale: '-1 1' },
    '[dir="rtl"] [data-side="azure"] &': { scale: '1 1' },
  },
});

/** Who has the better of it: the mark leans to that side. */
export const beam = style({
  position: 'relative',
  blockSize: '0.75rem',
  background: vars.color.bgAlt,
  border: `${vars.border.thin} solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.pill,
  '::before': {
    content: '',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: '50%',
    inlineSize: '1px',
    background: vars.color.borderStrong,
  },
});

export const mark = style({
  position: 'absolute',
  insetBlockStart: '50%',
  insetInlineStart: `calc(50% + ${balance} * 42%)`,
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  marginBlockStart: '-0.75rem',
  marginInlineStart: '-0.75rem',
  background: vars.color.buttonBg,
  border: `${vars.border.thick} solid ${vars.color.surface}`,
  borderRadius: vars.radius.pill,
  boxShadow: vars.elevation.low,
  transition: `inset-inline-start 500ms ${vars.motion.easing}`,
  '@media': { [reducedMotion]: { transition: 'none' } },
});
