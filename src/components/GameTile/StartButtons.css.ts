import { style } from '@vanilla-extract/css';
import { canHover } from '#theme/breakpoints.ts';
import { vars } from '#theme/vars.css.ts';
import { tile, wordsHeight } from './GameTile.css.ts';
import { glass, ground } from './surfaces.ts';

const normal = `${vars.motion.normal} ${vars.motion.easing}`;
const narrow = '(max-width: 11rem)';
/** Three beside each other on a phone: the art comes first. */
const tiny = '(max-width: 8.5rem)';
const over = '[data-title="over"] > div > &';
const under = '[data-title="under"] > &';
const shown = (place: string) =>
  `${tile}:hover${place}, ${tile}:has(:focus-visible)${place}` as const;

/**
 * Waits for the mouse or the keyboard; on touch screens it is always there. Where the title stands
 * over the art it opens below the title, else it lies on the foot of the art: no tile ever grows.
 */
export const start = style({
  position: 'relative',
  zIndex: 2,
  display: 'flex',
  gap: vars.space.x2,
  pointerEvents: 'auto',
  selectors: {
    [over]: { marginBlockStart: vars.space.x2 },
    [under]: {
      position: 'absolute',
      insetInline: vars.space.x2,
      insetBlockEnd: `calc(${wordsHeight} + ${vars.space.x2})`,
    },
  },
  '@media': {
    [canHover]: {
      opacity: 0,
      transition: `max-block-size ${normal}, margin ${normal}, opacity ${normal}`,
      selectors: {
        [over]: { maxBlockSize: 0, marginBlockStart: 0 },
        [shown(' > div > &')]: { maxBlockSize: '3rem', marginBlockStart: vars.space.x2 },
        [shown(' &')]: { opacity: 1 },
      },
    },
  },
});

const starter = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.x1,
  minInlineSize: '2.75rem',
  minBlockSize: '2.75rem',
  paddingInline: vars.space.x3,
  fontSize: vars.size.sm,
  fontWeight: vars.weight.bold,
  lineHeight: vars.line.normal,
  whiteSpace: 'nowrap',
  borderRadius: vars.radius.md,
  transition: `background ${normal}`,
  outline: 'none',
  selectors: {
    '&:active': { scale: '0.96' },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
});

export const play = style([
  starter,
  {
    flex: '1 1 auto',
    color: vars.color.buttonText,
    background: vars.color.buttonBg,
    backgroundImage: vars.button.fill,
    ':hover': { background: vars.color.buttonBgHover },
    ':active': { background: vars.color.buttonBgPressed },
    '@container': { [tiny]: { flex: 'none', marginInlineStart: 'auto', paddingInline: 0 } },
  },
]);

export const trial = style([
  starter,
  {
    ...glass,
    flex: '0 1 auto',
    minInlineSize: 0,
    boxShadow: `inset 0 0 0 1px ${vars.color.borderStrong}`,
    ':hover': { background: ground },
    '@container': {
      [narrow]: {
        flex: '1 1 0',
        paddingInline: vars.space.x1,
        fontSize: vars.size.xs,
        lineHeight: vars.line.tight,
        whiteSpace: 'normal',
      },
      // The game's own card offers it.
      [tiny]: { display: 'none' },
    },
  },
]);

/** A narrow tile shows only the icon; the button's name stays. */
export const startWord = style({ '@container': { [narrow]: { display: 'none' } } });
