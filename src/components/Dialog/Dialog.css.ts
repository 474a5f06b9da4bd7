import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { from } from '#theme/breakpoints.ts';
import { displayText } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';
import { veilGutter } from '#theme/veil-gutter.ts';

const fade = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { transform: 'translateY(100%)' } });
const settle = keyframes({ from: { opacity: 0, transform: 'translateY(12px) scale(0.98)' } });
const normal = `${vars.motion.normal} ${vars.motion.easing}`;
const tablet = from('tablet');

export const overlay = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockStart: 0,
  // What the software keyboard leaves free; set by react-aria.
  blockSize: 'var(--visual-viewport-height, 100dvb)',
  zIndex: vars.z.popup,
  display: 'grid',
  alignItems: 'end',
  justifyItems: 'center',
  background: vars.color.overlay,
  selectors: {
    '&[data-entering]': { animation: `${fade} ${normal}` },
    '&[data-exiting]': { animation: `${fade} ${normal} reverse forwards` },
  },
  '@media': { [tablet]: { alignItems: 'center', padding: vars.space.x6 } },
});

veilGutter(overlay);

export const panel = recipe({
  base: {
    position: 'relative',
    display: 'flex',
    inlineSize: '100%',
    maxBlockSize: 'calc(var(--visual-viewport-height, 100dvb) - 2.5rem)',
    overflow: 'hidden',
    color: vars.color.popupText,
    background: vars.color.popupBg,
    borderStartStartRadius: `max(${vars.popup.radius}, 12px)`,
    borderStartEndRadius: `max(${vars.popup.radius}, 12px)`,
    borderBlockStart: `${vars.popup.borderWidth} solid ${vars.color.popupBorder}`,
    boxShadow: vars.popup.shadow,
    selectors: {
      '&[data-entering]': { animation: `${rise} ${normal}` },
      '&[data-exiting]': { animation: `${rise} ${normal} reverse forwards` },
    },
    '@media': {
      [tablet]: {
        maxBlockSize: `calc(var(--visual-viewport-height, 100dvb) - 2 * ${vars.space.x6})`,
        border: `${vars.popup.borderWidth} solid ${vars.color.popupBorder}`,
        borderRadius: vars.popup.radius,
        selectors: {
          '&[data-entering]': { animationName: settle },
          '&[data-exiting]': { animationName: settle },
        },
      },
    },
  },
  variants: {
    size: {
      sm: { '@media': { [tablet]: { maxInlineSize: '26rem' } } },
      md: { '@media': { [tablet]: { maxInlineSize: '36rem' } } },
      lg: { '@media': { [tablet]: { maxInlineSize: '52rem' } } },
      xl: { '@media': { [tablet]: { maxInlineSize: '68rem' } } },
    },
  },
});

export const dialog = style({
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr)',
  gridTemplateColumns: 'minmax(0, 1fr)',
  inlineSize: '100%',
  minBlockSize: 0,
  outline: 'none',
  '@media': {
    [tablet]: {
      selectors: { '&[data-aside]': { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' } },
    },
  },
});

export const aside = style({
  display: 'none',
  minBlockSize: 0,
  overflow: 'hidden',
  '@media': { [tablet]: { display: 'grid' } },
});

export const main = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  minInlineSize: 0,
});

export const header = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x3,
  flex: 'none',
  minBlockSize: '3.75rem',
  paddingInlineStart: vars.popup.paddingNarrow,
  paddingInlineEnd: vars.space.x2,
  paddingBlock: vars.space.x2,
  '@media': {
    [tablet]: { paddingInlineStart: vars.popup.padding, paddingInlineEnd: vars.space.x3 },
  },
  selectors: {
    '&[data-bare]': {
      position: 'absolute',
      insetBlockStart: 0,
      insetInlineEnd: 0,
      zIndex: 1,
      padding: vars.space.x2,
    },
  },
});

export const title = style([
  displayText,
  {
    fontSize: vars.size.xl,
    minInlineSize: 0,
    // One line is in the middle of the bar all the same; two keep off its edge.
    paddingBlock: vars.space.x2,
    textAlign: 'start',
    textWrap: 'balance',
    hyphens: 'auto',
  },
]);

export const body = style({
  flex: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  ':focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
  paddingInline: vars.popup.paddingNarrow,
  paddingBlockEnd: vars.popup.paddingNarrow,
  lineHeight: vars.line.text,
  textAlign: 'start',
  selectors: {
    '&:last-child': {
      paddingBlockEnd: `calc(${vars.popup.paddingNarrow} + env(safe-area-inset-bottom))`,
    },
    '[data-bare] + &': { paddingBlockStart: vars.popup.paddingNarrow },
  },
  '@media': {
    [tablet]: {
      paddingInline: vars.popup.padding,
      selectors: { '&:last-child': { paddingBlockEnd: vars.popup.padding } },
    },
  },
});

export const footer = style({
  flex: 'none',
  padding: `${vars.space.x3} ${vars.popup.paddingNarrow}`,
  paddingBlockEnd: `calc(${vars.space.x3} + env(safe-area-inset-bottom))`,
  background: vars.color.popupBg,
  borderBlockStart: `${vars.popup.borderWidth} solid ${vars.color.popupBorder}`,
  '@media': { [tablet]: { padding: `${vars.space.x4} ${vars.popup.padding}` } },
});
