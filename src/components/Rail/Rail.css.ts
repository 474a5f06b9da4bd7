import { style } from '@vanilla-extract/css';

import { canHover, from } from '#theme/breakpoints.ts';
import { vars } from '#theme/vars.css.ts';

import { hairline } from '../HeaderBar/HeaderBar.css.ts';
import { RAIL_WIDTH } from './rail-width.ts';

const UNFOLDED_WIDTH = '232px';

export const rail = style({
  display: 'none',
  '@media': {
    [from('desktop')]: {
      display: 'flex',
      flexDirection: 'column',
      position: 'fixed',
      insetBlock: `${vars.layout.headerHeight} 0`,
      insetInlineStart: 0,
      zIndex: vars.z.header,
      inlineSize: RAIL_WIDTH,
      paddingBlock: vars.space.x2,
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      scrollbarWidth: 'none',
      borderInlineEnd: `${vars.border.thin} solid ${hairline}`,
      background: vars.color.headerBg,
      color: vars.color.headerText,
      transition: `inline-size ${vars.motion.normal} ${vars.motion.easing}`,
      selectors: {
        '&[data-unfolded]': { inlineSize: UNFOLDED_WIDTH, boxShadow: vars.elevation.high },
      },
    },
  },
});

export const toggle = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  inlineSize: '44px',
  blockSize: '44px',
  marginInline: `calc((${RAIL_WIDTH} - 44px) / 2)`,
  borderRadius: vars.radius.sm,
  color: vars.color.headerMuted,
});

export const list = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.x1,
  margin: 0,
  padding: vars.space.x1,
  listStyle: 'none',
});

export const cell = style({ position: 'relative', display: 'flex' });

export const link = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  flex: '1 1 0',
  gap: '2px',
  minInlineSize: 0,
  minBlockSize: '56px',
  paddingBlock: vars.space.x1,
  paddingInline: vars.space.x1,
  borderRadius: vars.nav.radius,
  color: vars.color.navMuted,
  fontFamily: vars.nav.font,
  fontWeight: vars.nav.weight,
  textTransform: vars.nav.transform as 'none',
  letterSpacing: vars.nav.tracking,
  textDecoration: 'none',
  transition: `color ${vars.motion.fast} ${vars.motion.easing}`,
  selectors: {
    '&[aria-current="page"]': {
      background: `color-mix(in oklch, ${vars.color.headerText} 12%, transparent)`,
      color: vars.color.navText,
      boxShadow: `inset max(3px, ${vars.nav.markWidth}) 0 0 ${vars.color.navMark}`,
    },
    '[dir="rtl"] &[aria-current="page"]': {
      boxShadow: `inset min(-3px, -1 * ${vars.nav.markWidth}) 0 0 ${vars.color.navMark}`,
    },
    '[data-unfolded] &': {
      flexDirection: 'row',
      justifyContent: 'flex-start',
      gap: vars.space.x3,
      minBlockSize: '44px',
      paddingInline: vars.space.x4,
    },
  },
  '@media': { [canHover]: { ':hover': { color: vars.color.navText } } },
});

export const label = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  maxInlineSize: '100%',
  fontSize: vars.size.xs,
  lineHeight: vars.line.tight,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  textAlign: 'center',
  selectors: {
    '[data-unfolded] &': { fontSize: vars.size.sm, textAlign: 'start' },
  },
});

/** Folded, it lies over the edge of the link and shows itself to pointer and keyboard. */
export const fold = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  inlineSize: '24px',
  borderRadius: vars.nav.radius,
  color: vars.color.headerMuted,
  opacity: 0,
  selectors: {
    '&:focus-visible, &[aria-expanded="true"], li:hover > &, [data-unfolded] &': { opacity: 1 },
    '[data-unfolded] &': { inlineSize: '44px' },
  },
});

/** As high as the rail, so that a pointer reaches it on a straight line from any item. */
export const panel = style({
  position: 'fixed',
  insetBlock: `${vars.layout.headerHeight} 0`,
  insetInlineStart: RAIL_WIDTH,
  inlineSize: '280px',
  padding: vars.space.x4,
  overflowY: 'auto',
  borderInlineEnd: `${vars.popup.borderWidth} solid ${hairline}`,
  background: vars.color.popupBg,
  color: vars.color.popupText,
  boxShadow: vars.popup.shadow,
  selectors: { '[data-unfolded] &': { insetInlineStart: UNFOLDED_WIDTH } },
});

export const panelTitle = style({
  paddingInline: vars.space.x3,
  paddingBlockEnd: vars.space.x2,
  fontFamily: vars.font.display,
  fontWeight: vars.weight.display,
  lineHeight: vars.line.tight,
});
