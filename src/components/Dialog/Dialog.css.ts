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
    color: vars.color.text,
    background: vars.color.surfaceRaised,
    borderStartStartRadius: `max(${vars.radius.lg}, 12px)`,
    borderStartEndRadius: `max(${vars.radius.lg}, 12px)`,
    borderBlockStart: `${vars.border.thin} solid ${vars.color.border}`,
    boxShadow: vars.elevation.high,
    selectors: {
      '&[data-entering]': { animation: `${rise} ${normal}` },
      '&[data-exiting]': { animation: `${rise} ${normal} reverse forwards` },
    },
    '@media': {
      [tablet]: {
        maxBlockSize: `calc(var(--visual-viewport-height, 100dvb) - 2 * ${vars.space.x6})`,
        border: `${vars.border.thin} solid ${vars.color.border}`,
        borderRadius: vars.radius.lg,
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
  paddingInlineStart: vars.space.x5,
  paddingInlineEnd: vars.space.x2,
  paddingBlock: vars.space.x2,
  '@media': { [tablet]: { paddingInlineStart: vars.space.x6, paddingInlineEnd: vars.space.x3 } },
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
  { fontSize: vars.size.xl, minInlineSize: 0, textAlign: 'start', textWrap: 'balance' },
]);

export const body = style({
  flex: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingInline: vars.space.x5,
  paddingBlockEnd: vars.space.x5,
  lineHeight: vars.line.text,
  textAlign: 'start',
  selectors: {
    '&:last-child': { paddingBlockEnd: `calc(${vars.space.x5} + env(safe-area-inset-bottom))` },
    '[data-bare] + &': { paddingBlockStart: vars.space.x5 },
  },
  '@media': {
    [tablet]: {
      paddingInline: vars.space.x6,
      selectors: { '&:last-child': { paddingBlockEnd: vars.space.x6 } },
    },
  },
});

export const footer = style({
  flex: 'none',
  padding: `${vars.space.x3} ${vars.space.x5}`,
  paddingBlockEnd: `calc(${vars.space.x3} + env(safe-area-inset-bottom))`,
  background: vars.color.surfaceRaised,
  borderBlockStart: `${vars.border.thin} solid ${vars.color.border}`,
  '@media': { [tablet]: { padding: `${vars.space.x4} ${vars.space.x6}` } },
});
