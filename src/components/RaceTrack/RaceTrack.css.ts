import { createVar, style } from '@vanilla-extract/css';
import { reducedMotion } from '#theme/breakpoints.ts';
import { tabularText } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

export const progress = createVar();

export const lanes = style({
  display: 'grid',
  gap: vars.space.x2,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const lane = style({
  display: 'grid',
  gap: vars.space.x1,
  minInlineSize: 0,
});

export const text = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.x2,
  fontSize: vars.size.sm,
  fontWeight: vars.weight.bold,
});

export const place = style([tabularText, { color: vars.color.textMuted, whiteSpace: 'nowrap' }]);

/** The course: runners go in the reading direction. */
export const course = style({
  position: 'relative',
  blockSize: '2rem',
  overflow: 'hidden',
  background: `repeating-linear-gradient(90deg, ${vars.color.surfaceSunken} 0 calc(10% - 1px), ${vars.color.border} calc(10% - 1px) 10%)`,
  border: `${vars.border.thin} solid ${vars.color.border}`,
  borderRadius: vars.radius.pill,
});

export const runner = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: `calc(${progress} * (100% - 2rem))`,
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2rem',
  fontSize: vars.size.sm,
  fontWeight: vars.weight.bold,
  color: vars.color.bg,
  background: vars.color.text,
  borderRadius: vars.radius.pill,
  transition: 'inset-inline-start 250ms linear',
  '@media': { [reducedMotion]: { transition: 'none' } },
  selectors: {
    '[data-chosen="true"] &': { color: vars.color.buttonText, background: vars.color.buttonBg },
  },
});
