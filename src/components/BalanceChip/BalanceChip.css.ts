import { createVar, globalStyle, keyframes, style } from '@vanilla-extract/css';
import { below, canHover, reducedMotion } from '#theme/breakpoints.ts';
import { focusRing } from '#theme/focus-ring.css.ts';
import { tabularText } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const turn = keyframes({ to: { rotate: '360deg' } });
/** How many characters the amount has: a long one is written smaller, never broken. */
export const characters = createVar();

const tint = (share: number) => `color-mix(in oklab, currentColor ${share}%, transparent)`;

export const box = style({
  display: 'inline-grid',
  minInlineSize: 0,
  maxInlineSize: '100%',
  textAlign: 'start',
  lineHeight: vars.line.normal,
});

export const label = style({ fontSize: vars.size.sm, opacity: 0.85 });

/** In a header it is one pill in the header's own colors. */
export const line = style({
  display: 'flex',
  alignItems: 'center',
  minInlineSize: 0,
  selectors: {
    '[data-compact] > &': {
      minBlockSize: '2.75rem',
      paddingInlineStart: vars.space.x3,
      border: `${vars.border.thin} solid ${tint(22)}`,
      borderRadius: `min(${vars.radius.pill}, calc(${vars.radius.md} * 3))`,
      background: tint(6),
    },
  },
});

/**
 * A coin in front of the pill's amount: what the number is, without a word. A phone's header needs
 * its room for the number.
 */
export const coin = style({
  display: 'grid',
  flex: 'none',
  marginInlineEnd: vars.space.x2,
  opacity: 0.85,
  '@media': { [below('tablet')]: { display: 'none' } },
});

export const amount = style([
  tabularText,
  {
    minInlineSize: '6ch',
    marginInlineEnd: vars.space.x1,
    fontSize: `min(${vars.size.xl}, calc(15.5rem / ${characters}), calc(80vi / ${characters}))`,
    fontWeight: vars.weight.bold,
    whiteSpace: 'nowrap',
    // A header has one line: in large type the amount stays within it, and stands whole on the page.
    selectors: {
      '[data-compact] > span > &': {
        fontSize: `min(${vars.size.md}, 2.6vi)`,
      },
    },
    '@media': {
      [below('tablet')]: {
        selectors: { '[data-compact] > span > &': { fontSize: `min(${vars.size.sm}, 4vi)` } },
      },
    },
  },
]);

export const dots = style({ letterSpacing: '0.1em' });

export const error = style({
  fontSize: vars.size.sm,
  fontWeight: vars.weight.regular,
  whiteSpace: 'normal',
});

export const button = style([
  focusRing,
  {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: '2.75rem',
    blockSize: '2.75rem',
    color: 'inherit',
    opacity: 0.8,
    borderRadius: vars.radius.pill,
    transition: `opacity ${vars.motion.fast} ${vars.motion.easing}, background ${vars.motion.fast} ${vars.motion.easing}`,
    selectors: {
      '& + &': { marginInlineStart: '-0.5rem' },
      '&:focus-visible': { outlineOffset: '-4px', opacity: 1 },
      '&:active': { background: tint(16), opacity: 1 },
      '&[aria-disabled="true"]': { cursor: 'progress' },
    },
    '@media': { [canHover]: { ':hover': { opacity: 1 } } },
  },
]);

/** A phone's header has no room for it beside a large amount; the member center shows it whole. */
export const refresh = style([
  button,
  { '@media': { [below('tablet')]: { selectors: { '[data-compact] &': { display: 'none' } } } } },
]);

globalStyle(`${button}[data-turning] > svg`, {
  animation: `${turn} ${vars.motion.slow} linear infinite`,
  '@media': { [reducedMotion]: { animation: 'none' } },
});
