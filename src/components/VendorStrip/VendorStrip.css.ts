import { style } from '@vanilla-extract/css';
import { below, canHover } from '#theme/breakpoints.ts';
import { displayText } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const fast = `${vars.motion.fast} ${vars.motion.easing}`;
const on = '&:is([aria-current], [aria-pressed="true"])';

export const list = style({
  display: 'flex',
  gap: vars.space.x2,
  padding: '4px',
  margin: '-4px',
  minInlineSize: 0,
  overflowX: 'auto',
  overscrollBehaviorInline: 'contain',
  scrollSnapType: 'inline proximity',
  scrollbarWidth: 'none',
  listStyleType: "''",
  '::-webkit-scrollbar': { display: 'none' },
  '@media': {
    [below('tablet')]: {
      marginInline: `calc(${vars.space.x4} * -1)`,
      paddingInline: vars.space.x4,
      scrollPaddingInline: vars.space.x4,
    },
  },
});

export const place = style({ display: 'grid', flex: 'none', scrollSnapAlign: 'start' });

/** A plate like a coin's blank: the mark in the middle, nothing else. */
export const plate = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minInlineSize: '8.5rem',
  maxInlineSize: '14rem',
  minBlockSize: '3.5rem',
  paddingInline: vars.space.x4,
  paddingBlock: vars.space.x2,
  color: vars.color.cardMuted,
  background: vars.color.cardBg,
  border: `${vars.border.thin} solid ${vars.color.cardBorder}`,
  borderRadius: vars.radius.md,
  textDecoration: 'none',
  transition: `color ${fast}, border-color ${fast}, background ${fast}`,
  outline: 'none',
  selectors: {
    [on]: { color: vars.color.cardText, borderColor: vars.color.primary },
    // A bar below says it again, for who cannot tell the line's color.
    [`${on}::after`]: {
      content: '',
      position: 'absolute',
      insetInline: vars.space.x4,
      insetBlockEnd: 0,
      blockSize: '3px',
      borderStartStartRadius: '3px',
      borderStartEndRadius: '3px',
      background: vars.color.primary,
    },
    'button&:active, a&:active': { scale: '0.97' },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
  '@media': {
    [canHover]: {
      selectors: {
        'button&:hover, a&:hover': {
          color: vars.color.cardText,
          borderColor: vars.color.cardMark,
        },
      },
    },
  },
});

/** A vendor without a picture has its name for a mark. */
export const wordmark = style([
  displayText,
  {
    display: '-webkit-box',
    overflow: 'hidden',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    maxInlineSize: '100%',
    fontSize: vars.size.md,
    textAlign: 'center',
    textWrap: 'balance',
  },
]);

export const logo = style({
  position: 'relative',
  display: 'block',
  inlineSize: '6rem',
  blockSize: '2rem',
});

export const blank = style([plate, { inlineSize: '8.5rem' }]);
