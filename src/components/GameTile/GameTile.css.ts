import { style } from '@vanilla-extract/css';
import { canHover, reducedMotion } from '#theme/breakpoints.ts';
import { displayText } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';
import { glass, ground, veil } from './surfaces.ts';

const normal = `${vars.motion.normal} ${vars.motion.easing}`;
const over = '[data-title="over"]';
const under = '[data-title="under"]';
const busy = '[data-maintenance]';
export const tile = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  minInlineSize: 0,
  containerType: 'inline-size',
  overflow: 'clip',
  background: ground,
  borderRadius: vars.radius.lg,
  boxShadow: `inset 0 0 0 1px ${vars.color.border}`,
  transition: `translate ${normal}, box-shadow ${normal}`,
  selectors: {
    '&:has(:focus-visible)': { boxShadow: `0 0 0 2px ${vars.color.focus}` },
    '&::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      borderRadius: 'inherit',
      boxShadow: `inset 0 0 0 1px ${vars.color.border}`,
      pointerEvents: 'none',
      transition: `box-shadow ${normal}`,
    },
  },
  '@media': {
    [canHover]: {
      selectors: {
        '&:hover': { translate: '0 -4px', boxShadow: vars.elevation.high },
        '&:hover::after': { boxShadow: `inset 0 0 0 2px ${vars.color.primary}` },
      },
    },
    [reducedMotion]: { ':hover': { translate: 'none' } },
  },
});

export const art = style({
  position: 'relative',
  flex: '1 0 auto',
  aspectRatio: vars.tile.ratio,
  overflow: 'clip',
  background: vars.color.skeleton,
});

/** Zooms under the mouse; a frame of its own, so that the badges stay. */
export const picture = style({
  position: 'absolute',
  inset: 0,
  transition: `scale ${vars.motion.slow} ${vars.motion.easing}, filter ${normal}`,
  selectors: { [`${busy} > div > &`]: { filter: 'grayscale(0.9) brightness(0.75)' } },
  '@media': {
    [canHover]: {
      selectors: { [`${tile}:not(${busy}):hover &`]: { scale: '1.06' } },
    },
    [reducedMotion]: { selectors: { [`${tile}:hover &`]: { scale: 'none' } } },
  },
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  paddingInline: vars.space.x3,
  textAlign: 'start',
  selectors: {
    [`${under} > &`]: { paddingBlock: `${vars.space.x2} ${vars.space.x3}`, flex: 'none' },
    [`${over} > &`]: {
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: 0,
      paddingBlock: `3em ${vars.space.x3}`,
      // At least 80 % behind the words, whatever the art: 7 : 1 for the title over white.
      backgroundImage: `linear-gradient(to top, ${ground}, ${veil(94)} 2.5em, ${veil(80)} calc(100% - 3em), transparent)`,
      pointerEvents: 'none',
    },
  },
});

/** Its area is the whole tile: a press anywhere but on the other buttons opens the game. */
export const open = style({
  display: 'block',
  minInlineSize: 0,
  inlineSize: '100%',
  textAlign: 'start',
  outline: 'none',
  pointerEvents: 'auto',
  selectors: { '&::after': { content: '', position: 'absolute', inset: 0, zIndex: 1 } },
});

export const name = style([
  displayText,
  {
    display: '-webkit-box',
    overflow: 'hidden',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    color: vars.color.text,
    fontSize: `clamp(max(${vars.size.sm}, 0.9375rem), 10.5cqi, ${vars.size.xl})`,
    textWrap: 'balance',
    hyphens: 'auto',
    // The clamp cuts at the line box: room for what hangs below it.
    paddingBlockEnd: '0.12em',
    selectors: { [`${under} > div > button > &`]: { WebkitLineClamp: 1 } },
  },
]);

export const vendor = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: vars.size.xs,
  lineHeight: vars.line.normal,
  color: vars.color.textMuted,
});

export const heart = style({
  position: 'absolute',
  zIndex: 2,
  insetBlockStart: 0,
  insetInlineEnd: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  color: vars.color.text,
  outline: 'none',
  selectors: {
    // The eye sees a small disc, the thumb gets the whole corner.
    '&::before': {
      content: '',
      position: 'absolute',
      zIndex: -1,
      inset: '5px',
      borderRadius: vars.radius.pill,
      transition: `background ${normal}`,
      ...glass,
    },
    '&[aria-pressed="true"]': { color: vars.color.danger },
    '&:hover::before': { background: veil(95) },
    '&:active': { scale: '0.9' },
    '&:focus-visible::before': {
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: '1px',
    },
  },
});

export const maintenance = style({
  position: 'absolute',
  insetBlockStart: '36%',
  insetInline: vars.space.x2,
  translate: '0 -50%',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.x1,
  padding: `${vars.space.x1} ${vars.space.x2}`,
  fontSize: vars.size.xs,
  fontWeight: vars.weight.bold,
  lineHeight: vars.line.normal,
  textAlign: 'center',
  borderRadius: vars.radius.sm,
  ...glass,
});
