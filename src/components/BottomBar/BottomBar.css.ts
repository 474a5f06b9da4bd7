import { style } from '@vanilla-extract/css';
import { from } from '#theme/breakpoints.ts';
import { focusRing } from '#theme/focus-ring.css.ts';
import { vars } from '#theme/vars.css.ts';
import { rise, room } from '../NotificationBadge/NotificationBadge.css.ts';

export const bar = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: vars.z.header,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  borderBlockStart: `${vars.border.thin} solid ${vars.color.border}`,
  background: `color-mix(in oklab, ${vars.color.headerBg} 92%, transparent)`,
  backdropFilter: 'blur(16px)',
  color: vars.color.headerMuted,
  '@media': { [from('desktop')]: { display: 'none' } },
});

export const list = style({
  display: 'flex',
  justifyContent: 'space-around',
  maxInlineSize: '640px',
  margin: '0 auto',
  padding: 0,
  listStyle: 'none',
});

export const cell = style({
  flex: 1,
  minInlineSize: 0,
  containerType: 'inline-size',
  // A count stays within its item, in large type too, and grows upwards: the icon is still seen.
  vars: { [room]: 'calc(50cqi - 2px)', [rise]: 'min(0px, 1.5 * (20px - 100%))' },
});

export const item = style([
  focusRing,
  {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2px',
    inlineSize: '100%',
    minBlockSize: vars.layout.bottomBarHeight,
    paddingBlock: vars.space.x1,
    paddingInline: '1px',
    border: 0,
    background: 'none',
    color: 'inherit',
    fontSize: vars.size.xs,
    fontWeight: vars.weight.medium,
    lineHeight: vars.line.normal,
    textDecoration: 'none',
    cursor: 'pointer',
    selectors: {
      '&:focus-visible': { outlineOffset: '-3px' },
      '&:active': { color: vars.color.headerText },
      '&[aria-current="page"]': { color: vars.color.headerText, fontWeight: vars.weight.bold },
    },
  },
]);

/** The icon's plate: a pill that fills where one is, a medallion for the main action. */
export const plate = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '48px',
  blockSize: '28px',
  borderRadius: vars.radius.pill,
  transition: `background-color ${vars.motion.fast} ${vars.motion.easing}`,
  selectors: {
    [`${item}[aria-current="page"] &`]: {
      background: `color-mix(in oklab, ${vars.color.primary} 22%, transparent)`,
    },
    '&[data-emphasised]': {
      blockSize: '48px',
      marginBlockStart: '-22px',
      background: vars.color.primary,
      backgroundImage: vars.gradient.brand,
      color: vars.color.onPrimary,
      boxShadow: vars.glow.soft,
    },
  },
});

/** A fifth of the narrowest phone holds "Promotions" in the widest of the faces. */
export const word = style({
  maxInlineSize: '100%',
  fontSize: `clamp(0.6875rem, 3.1vi, ${vars.size.xs})`,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
