import { createVar, keyframes, style } from '@vanilla-extract/css';
import { canHover, reducedMotion } from '#theme/breakpoints.ts';
import { focusRing } from '#theme/focus-ring.css.ts';
import { vars } from '#theme/vars.css.ts';

export const duration = createVar();
const shift = createVar();
const run = keyframes({ to: { transform: `translateX(${shift})` } });

export const marquee = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  minInlineSize: 0,
  minBlockSize: '44px',
  paddingInlineStart: vars.space.x3,
  border: `${vars.border.thin} solid ${vars.color.border}`,
  borderRadius: vars.radius.md,
  background: vars.color.surface,
  color: vars.color.text,
  fontSize: vars.size.sm,
});

export const sign = style({ display: 'flex', color: vars.color.link });

/** Where nothing moves there is nothing to stop. */
export const control = style({
  display: 'flex',
  '@media': { [reducedMotion]: { display: 'none' } },
});

export const window = style({
  flex: 1,
  minInlineSize: 0,
  overflow: 'hidden',
  maskImage: `linear-gradient(to right, transparent, ${vars.color.text} 24px calc(100% - 24px), transparent)`,
  '@media': { [reducedMotion]: { overflowX: 'auto', maskImage: 'none' } },
  selectors: { '&:has(:focus-visible)': { overflowX: 'auto', maskImage: 'none' } },
});

export const track = style({
  vars: { [shift]: '-50%' },
  display: 'flex',
  inlineSize: 'max-content',
  minInlineSize: '200%',
  animation: `${run} ${duration} linear infinite`,
  selectors: {
    '[dir="rtl"] &': { vars: { [shift]: '50%' } },
    '[data-paused] &': { animationPlayState: 'paused' },
    // While the keyboard walks through, the items stand at the start and scroll by themselves.
    [`${window}:has(:focus-visible) &`]: { animation: 'none' },
  },
  '@media': {
    [canHover]: { selectors: { [`${window}:hover &`]: { animationPlayState: 'paused' } } },
    [reducedMotion]: { animation: 'none', minInlineSize: '100%' },
  },
});

export const copy = style({
  display: 'flex',
  flex: '1 0 auto',
  // Few items spread over the width instead of leaving a hole before they come again.
  justifyContent: 'space-around',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const echo = style([copy, { '@media': { [reducedMotion]: { display: 'none' } } }]);

export const item = style([
  focusRing,
  {
    minBlockSize: '44px',
    paddingInline: vars.space.x4,
    borderRadius: vars.radius.sm,
    color: 'inherit',
    whiteSpace: 'nowrap',
    selectors: { '&:focus-visible': { outlineOffset: '-3px' } },
    '@media': { [canHover]: { ':hover': { color: vars.color.link } } },
  },
]);
