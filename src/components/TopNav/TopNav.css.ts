import { style } from '@vanilla-extract/css';

import { canHover, from } from '#theme/breakpoints.ts';
import { vars } from '#theme/vars.css.ts';
import { wantedWidth } from '../VendorMenu/VendorMenu.css.ts';

export const nav = style({
  display: 'none',
  minInlineSize: 0,
  '@media': {
    // As wide as its place, whatever it holds: else what once did not fit never comes back.
    [from('desktop')]: { display: 'block', flex: '1 1 0', inlineSize: '100%' },
  },
});

export const row = style({
  display: 'flex',
  alignItems: 'stretch',
  columnGap: vars.nav.gap,
  blockSize: '100%',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  position: 'relative',
  // Until it is known how many fit, the rest is cut off; afterwards panels may hang out.
  overflow: 'hidden',
  selectors: {
    '&[data-measured]': { overflow: 'visible' },
    '&[data-align="center"]': { justifyContent: 'center' },
  },
});

export const cell = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  position: 'relative',
  selectors: {
    // Kept in the row for its width, out of sight and out of reach.
    '&[data-spare]': { position: 'absolute', visibility: 'hidden' },
  },
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minInlineSize: '40px',
  minBlockSize: '44px',
  paddingInline: vars.nav.paddingInline,
  borderRadius: vars.nav.radius,
  color: vars.color.navText,
  fontFamily: vars.nav.font,
  fontSize: vars.nav.size,
  fontWeight: vars.nav.weight,
  textTransform: vars.nav.transform as 'none',
  letterSpacing: vars.nav.tracking,
  lineHeight: vars.line.normal,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  transition: `background-color ${vars.motion.fast} ${vars.motion.easing}`,
  backgroundImage: `linear-gradient(${vars.color.navMark}, ${vars.color.navMark})`,
  backgroundRepeat: 'no-repeat',
  backgroundPosition: 'center bottom 4px',
  backgroundSize: `0 ${vars.nav.markWidth}`,
  selectors: {
    '&[aria-current="page"]': {
      backgroundSize: `calc(100% - 2 * ${vars.nav.paddingInline}) ${vars.nav.markWidth}`,
    },
    '&[data-fold]': { paddingInlineEnd: 0 },
  },
  '@media': {
    [canHover]: {
      selectors: {
        '&:hover': {
          backgroundSize: `calc(100% - 2 * ${vars.nav.paddingInline}) ${vars.nav.markWidth}`,
        },
      },
    },
  },
});

export const fold = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: '28px',
  minBlockSize: '44px',
  borderRadius: vars.radius.sm,
  color: vars.color.navMuted,
});

export const foldIcon = style({
  transition: `transform ${vars.motion.fast} ${vars.motion.easing}`,
  selectors: { '[aria-expanded="true"] > &': { transform: 'rotate(180deg)' } },
});

export const more = style([link, { gap: vars.space.x1 }]);

/** Hangs under its cell; wide enough for a grid of vendors. */
export const panel = style({
  vars: { [wantedWidth]: 'min(400px, 80vw)' },
  position: 'absolute',
  insetBlockStart: '100%',
  insetInlineStart: 0,
  zIndex: vars.z.header,
  minInlineSize: '220px',
  maxInlineSize: 'min(440px, 90vw)',
  padding: vars.space.x3,
  border: `${vars.popup.borderWidth} solid ${vars.color.popupBorder}`,
  borderRadius: vars.popup.menuRadius,
  background: vars.color.popupBg,
  color: vars.color.popupText,
  boxShadow: vars.popup.shadow,
  selectors: {
    // Keeps the pointer inside while it travels from the link to the panel.
    '&::before': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      insetBlockStart: '-8px',
      blockSize: '8px',
    },
    '[data-end] > &': { insetInlineStart: 'auto', insetInlineEnd: 0 },
  },
});
