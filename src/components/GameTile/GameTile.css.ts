import { createVar, type StyleRule, style } from '@vanilla-extract/css';
import { canHover, reducedMotion } from '#theme/breakpoints.ts';
import { displayText } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';
import { glass, ground, veil } from './surfaces.ts';

const normal = `${vars.motion.normal} ${vars.motion.easing}`;
const over = '[data-title="over"]';
const under = '[data-title="under"]';
const busy = '[data-maintenance]';
const light = '[data-mode="light"]';
const nameSize = createVar();

/** The height of the words below the art: two lines of the name and the vendor, needed or not. */
export const wordsHeight = createVar();

/** The tile: a link in all but name. It rises under the mouse and gives way under the thumb. */
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
  borderRadius: vars.tile.radius,
  boxShadow: vars.tile.shadow,
  // Lengths in `cqi` are those of the tile, for they are used inside of it only.
  vars: { [nameSize]: `clamp(max(${vars.size.sm}, 0.875rem), 10.5cqi, ${vars.size.xl})` },
  transition: `translate ${normal}, scale ${vars.motion.fast} ${vars.motion.easing}, box-shadow ${normal}`,
  // One frame over art and words; it is drawn inside, so that nothing moves when it grows.
  '::after': {
    content: '',
    position: 'absolute',
    zIndex: 3,
    inset: 0,
    border: `${vars.tile.borderWidth} solid ${vars.color.tileBorder}`,
    borderRadius: 'inherit',
    pointerEvents: 'none',
    transition: `border-color ${normal}, box-shadow ${normal}`,
  },
  selectors: {
    '&[data-title="under"]': {
      vars: {
        [nameSize]: `clamp(max(${vars.size.sm}, 0.875rem), 9cqi, ${vars.size.lg})`,
        [wordsHeight]: `calc(${nameSize} * (2 * ${vars.line.tight} + 0.12) + ${vars.size.xs} * ${vars.line.normal} + ${vars.space.x2} + ${vars.space.x3})`,
      },
    },
    '&:has(> div > button:active)': { scale: '0.98' },
    '&:has(> div > button:focus-visible)::after': {
      borderColor: vars.color.focus,
      boxShadow: `inset 0 0 0 2px ${vars.color.focus}, inset 0 0 0 4px ${ground}`,
    },
  },
  '@media': {
    [canHover]: {
      selectors: {
        '&:hover': {
          translate: `0 calc(${vars.tile.lift} * -1)`,
          boxShadow: vars.tile.shadowHover,
        },
        '&:hover::after': {
          borderColor: vars.color.tileMark,
          boxShadow: `inset 0 0 0 ${vars.tile.markWidth} ${vars.color.tileMark}`,
        },
      },
    },
    [reducedMotion]: { ':hover': { translate: 'none' }, ':active': { scale: 'none' } },
    '(forced-colors: active)': { border: '1px solid ButtonBorder' },
  },
});

export const art = style({
  position: 'relative',
  // A tile of more than one place gives what it gains to the art.
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
      selectors: {
        [`${tile}:not(${busy}):hover &`]: { scale: '1.06', filter: 'saturate(1.15)' },
      },
    },
    [reducedMotion]: { selectors: { [`${tile}:hover &`]: { scale: 'none' } } },
  },
});

export const text = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  paddingInline: vars.tile.padding,
  textAlign: 'start',
  selectors: {
    // All tiles of a row are equally high, whatever their names.
    [`${under} > &`]: {
      flex: 'none',
      minBlockSize: wordsHeight,
      paddingBlock: `${vars.space.x2} ${vars.space.x3}`,
    },
    [`${over} > &`]: {
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: 0,
      paddingBlock: `3em ${vars.space.x3}`,
      // At least 80 % behind the words, whatever the art: 7 : 1 for the title over white.
      backgroundImage: `linear-gradient(to top, ${ground}, ${veil(94)} 2.5em, ${veil(80)} calc(100% - 3em), transparent)`,
      pointerEvents: 'none',
    },
    // A light veil would bleach the art: there the words stand on a plate.
    [`${light} ${over} > &`]: {
      paddingBlock: `${vars.space.x2} ${vars.space.x3}`,
      backgroundImage: 'none',
      backgroundColor: ground,
    },
  },
  '@container': { '(max-width: 8rem)': { paddingInline: vars.space.x2 } },
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

/** A Latin name in an Arabic page is cut at its own end, but stands where the others do. */
const ownDirection: StyleRule = {
  unicodeBidi: 'plaintext',
  textAlign: ['-webkit-match-parent', 'match-parent'],
};

export const name = style([
  displayText,
  {
    ...ownDirection,
    display: '-webkit-box',
    overflow: 'hidden',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    color: vars.color.tileText,
    fontSize: nameSize,
    textWrap: 'balance',
    hyphens: 'auto',
    // The clamp cuts at the line box: room for what hangs below it.
    paddingBlockEnd: '0.12em',
  },
]);

export const vendor = style({
  ...ownDirection,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: vars.size.xs,
  lineHeight: vars.line.normal,
  color: vars.color.tileMuted,
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
