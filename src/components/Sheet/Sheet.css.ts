import { createVar, keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { displayText } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';
import { veilGutter } from '#theme/veil-gutter.ts';

const away = createVar();
const fade = keyframes({ from: { opacity: 0 } });
const slide = keyframes({ from: { transform: `translate(${away})` } });
const normal = `${vars.motion.normal} ${vars.motion.easing}`;

export const overlay = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockStart: 0,
  blockSize: 'var(--visual-viewport-height, 100dvb)',
  zIndex: vars.z.sheet,
  background: vars.color.overlay,
  selectors: {
    '&[data-entering]': { animation: `${fade} ${normal}` },
    '&[data-exiting]': { animation: `${fade} ${normal} reverse forwards` },
  },
});

veilGutter(overlay);

export const panel = recipe({
  base: {
    position: 'absolute',
    display: 'flex',
    overflow: 'hidden',
    color: vars.color.popupText,
    background: vars.color.popupBg,
    boxShadow: vars.popup.shadow,
    selectors: {
      '&[data-entering]': { animation: `${slide} ${normal}` },
      '&[data-exiting]': { animation: `${slide} ${normal} reverse forwards` },
    },
  },
  variants: {
    side: {
      start: {
        vars: { [away]: '-100%, 0' },
        // Transforms are physical: in a right-to-left page it leaves the other way.
        selectors: { '[dir="rtl"] &': { vars: { [away]: '100%, 0' } } },
        insetBlock: 0,
        insetInlineStart: 0,
        inlineSize: 'min(22rem, 100vi - 3.5rem)',
        borderInlineEnd: `${vars.popup.borderWidth} solid ${vars.color.popupBorder}`,
      },
      end: {
        vars: { [away]: '100%, 0' },
        selectors: { '[dir="rtl"] &': { vars: { [away]: '-100%, 0' } } },
        insetBlock: 0,
        insetInlineEnd: 0,
        inlineSize: 'min(22rem, 100vi - 3.5rem)',
        borderInlineStart: `${vars.popup.borderWidth} solid ${vars.color.popupBorder}`,
      },
      bottom: {
        vars: { [away]: '0, 100%' },
        insetInline: 0,
        insetBlockEnd: 0,
        marginInline: 'auto',
        maxInlineSize: '40rem',
        maxBlockSize: 'calc(100% - 2.5rem)',
        borderBlockStart: `${vars.popup.borderWidth} solid ${vars.color.popupBorder}`,
        borderStartStartRadius: `max(${vars.popup.radius}, 12px)`,
        borderStartEndRadius: `max(${vars.popup.radius}, 12px)`,
      },
    },
  },
});

export const dialog = style({
  display: 'flex',
  flexDirection: 'column',
  inlineSize: '100%',
  minBlockSize: 0,
  outline: 'none',
});

export const header = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x3,
  flex: 'none',
  minBlockSize: '3.75rem',
  paddingInlineStart: vars.space.x4,
  paddingInlineEnd: vars.space.x2,
  paddingBlockStart: 'env(safe-area-inset-top)',
  borderBlockEnd: `${vars.popup.borderWidth} solid ${vars.color.popupBorder}`,
});

export const title = style([
  displayText,
  { fontSize: vars.size.lg, minInlineSize: 0, hyphens: 'auto' },
]);

export const body = style({
  flex: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  ':focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
  padding: vars.space.x4,
  textAlign: 'start',
  selectors: {
    '&:last-child': { paddingBlockEnd: `calc(${vars.space.x4} + env(safe-area-inset-bottom))` },
  },
});

export const footer = style({
  flex: 'none',
  padding: `${vars.space.x3} ${vars.space.x4}`,
  paddingBlockEnd: `calc(${vars.space.x3} + env(safe-area-inset-bottom))`,
  borderBlockStart: `${vars.popup.borderWidth} solid ${vars.color.popupBorder}`,
});
