import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { below, canHover, from } from '#theme/breakpoints.ts';
import { displayText } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const veil = (share: number) => `color-mix(in oklab, ${vars.color.bg} ${share}%, transparent)`;

/**
 * A veil of the page's own ground behind the words, however long they are: even where they
 * stand, then fading out over `fade`, eased by hand because a straight fade shows its edge.
 */
const scrim = (direction: string, fade: string) => {
  const before = (share: number) => `calc(100% - ${fade} * ${share})`;
  const stops = [
    `${veil(96)} 0%`,
    `${veil(92)} ${before(1)}`,
    `${veil(68)} ${before(0.74)}`,
    `${veil(30)} ${before(0.46)}`,
    `${veil(8)} ${before(0.18)}`,
    'transparent 100%',
  ];
  return `linear-gradient(${direction}, ${stops.join(', ')})`;
};

const upFade = '72px';
const phoneFade = '42vw';
const sideFade = 'clamp(96px, 20cqi, 260px)';

export const banner = recipe({
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'flex-end',
    inlineSize: '100%',
    blockSize: '100%',
    overflow: 'clip',
    isolation: 'isolate',
    background: vars.color.bg,
    color: vars.color.text,
  },
  variants: {
    size: {
      large: {
        '@media': {
          // Type follows the banner's own size: alone, beside a jackpot, in a mosaic.
          [from('tablet')]: { alignItems: 'stretch', containerType: 'size' },
        },
      },
      small: {},
    },
  },
});

/**
 * Art is drawn for left to right with its subject towards the right; right to left mirrors it.
 * On phones it fills the upper part and the words stand below.
 */
export const art = recipe({
  base: {
    position: 'absolute',
    inset: 0,
    zIndex: -1,
    transition: `scale 600ms ${vars.motion.easing}`,
    selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
    '@media': {
      [canHover]: { selectors: { '[data-linked]:hover &': { scale: '1.03' } } },
    },
  },
  variants: {
    size: {
      large: {
        '@media': {
          [below('tablet')]: {
            insetBlockEnd: '34%',
            maskImage: `linear-gradient(to bottom, ${vars.color.text} 55%, transparent)`,
          },
        },
      },
      small: {},
    },
  },
});

export const text = recipe({
  base: {
    display: 'grid',
    justifyItems: 'start',
    alignContent: 'end',
    gridAutoRows: 'max-content',
    inlineSize: '100%',
    minInlineSize: 0,
    backgroundImage: scrim('to top', upFade),
  },
  variants: {
    size: {
      large: {
        gap: vars.space.x3,
        paddingInline: vars.space.x5,
        paddingBlock: `${phoneFade} ${vars.space.x6}`,
        // Among others it leaves room for the controls.
        selectors: { '[data-many] &': { paddingBlockEnd: '60px' } },
        backgroundImage: scrim('to top', phoneFade),
        '@media': {
          [from('tablet')]: {
            alignContent: 'center',
            inlineSize: `calc(min(56%, 40rem) + ${sideFade})`,
            paddingInline: `clamp(28px, 5vw, 72px) ${sideFade}`,
            paddingBlock: '24px',
            backgroundImage: scrim('to right', sideFade),
            selectors: {
              '[dir="rtl"] &': { backgroundImage: scrim('to left', sideFade) },
              '[data-many] &': { paddingBlockEnd: '56px' },
            },
          },
        },
      },
      small: {
        gap: vars.space.x1,
        paddingInline: vars.space.x4,
        paddingBlock: `56px ${vars.space.x4}`,
      },
    },
  },
});

/** Three lines of any script leave room for the rest: taller lines get smaller letters. */
const threeLines = `calc((18cqb - 22px) * 1.15 / ${vars.line.tight})`;

export const title = recipe({
  base: [
    displayText,
    {
      display: '-webkit-box',
      overflow: 'hidden',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 3,
      textWrap: 'balance',
      // The clamp cuts at the line box; descenders and stacked marks need a little more.
      paddingBlockEnd: '0.14em',
      marginBlockEnd: '-0.14em',
    },
  ],
  variants: {
    size: {
      large: {
        fontSize: vars.size.xxl,
        '@media': {
          [from('tablet')]: { fontSize: `min(${vars.size.hero}, 6.5cqi, ${threeLines})` },
        },
      },
      small: { fontSize: vars.size.lg },
    },
  },
});

export const subtitle = recipe({
  base: {
    display: '-webkit-box',
    overflow: 'hidden',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
    textWrap: 'pretty',
  },
  variants: {
    size: {
      large: {
        fontSize: vars.size.md,
        maxInlineSize: '44ch',
        '@media': { [from('tablet')]: { fontSize: vars.size.lg } },
      },
      small: {
        fontSize: vars.size.sm,
        WebkitLineClamp: 2,
        '@media': { [below('tablet')]: { display: 'none' } },
      },
    },
  },
});

export const action = style({ marginBlockStart: vars.space.x2 });

export const tileLink = style({
  color: 'inherit',
  textDecoration: 'none',
  '::after': { content: '', position: 'absolute', inset: 0 },
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': {
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: '-4px',
      borderRadius: vars.radius.md,
    },
  },
});
