import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { below, canHover } from '#theme/breakpoints.ts';
import { vars } from '#theme/vars.css.ts';

const fast = `${vars.motion.fast} ${vars.motion.easing}`;

export const tabs = style({ display: 'grid', gap: vars.space.x4, minInlineSize: 0 });

/** What does not fit runs out of a phone's screen, so that it is seen to go on. */
export const list = recipe({
  base: {
    display: 'flex',
    minInlineSize: 0,
    overflowX: 'auto',
    overscrollBehaviorInline: 'contain',
    scrollSnapType: 'inline proximity',
    scrollbarWidth: 'none',
    '::-webkit-scrollbar': { display: 'none' },
  },
  variants: {
    variant: {
      underline: {
        gap: vars.space.x1,
        boxShadow: `inset 0 -1px 0 ${vars.color.border}`,
        // The tabs' own padding is the page's: their words begin where the others do.
        '@media': { [below('tablet')]: { marginInline: `calc(${vars.space.x4} * -1)` } },
      },
      pills: {
        gap: vars.space.x2,
        padding: '2px',
        '@media': {
          [below('tablet')]: {
            marginInline: `calc(${vars.space.x4} * -1)`,
            paddingInline: vars.space.x4,
            scrollPaddingInline: vars.space.x4,
          },
        },
      },
    },
    stretch: { true: {}, false: {} },
  },
});

export const tab = recipe({
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.x2,
    flex: 'none',
    minBlockSize: '2.75rem',
    paddingBlock: vars.space.x2,
    paddingInline: vars.space.x4,
    fontWeight: vars.weight.medium,
    lineHeight: vars.line.normal,
    whiteSpace: 'nowrap',
    color: vars.color.textMuted,
    scrollSnapAlign: 'start',
    transition: `color ${fast}, background ${fast}, border-color ${fast}`,
    outline: 'none',
    '@media': {
      [canHover]: { selectors: { '&:hover:not(:disabled)': { color: vars.color.text } } },
    },
    selectors: {
      [`${list.classNames.variants.stretch.true} > &`]: { flex: 1 },
      '&:disabled': { opacity: 0.5, cursor: 'not-allowed' },
      '&:focus-visible': { boxShadow: `inset 0 0 0 2px ${vars.color.focus}` },
    },
  },
  variants: {
    variant: {
      underline: {
        borderStartStartRadius: vars.radius.sm,
        borderStartEndRadius: vars.radius.sm,
        '::after': {
          content: '',
          position: 'absolute',
          insetInline: vars.space.x4,
          insetBlockEnd: 0,
          blockSize: '3px',
          borderRadius: '3px 3px 0 0',
          background: vars.color.primary,
          transform: 'scaleX(0)',
          transition: `transform ${vars.motion.normal} ${vars.motion.easing}`,
        },
        selectors: {
          '&[aria-selected="true"]': { color: vars.color.text, fontWeight: vars.weight.bold },
          '&[aria-selected="true"]::after': { transform: 'none' },
        },
      },
      pills: {
        background: vars.color.surface,
        border: `${vars.border.thin} solid ${vars.color.border}`,
        borderRadius: vars.radius.pill,
        selectors: {
          '&[aria-selected="true"]': {
            color: vars.color.onPrimary,
            background: vars.color.primary,
            borderColor: vars.color.primary,
            fontWeight: vars.weight.bold,
          },
          '&[aria-selected="true"]:hover': { color: vars.color.onPrimary },
          '&:focus-visible': {
            boxShadow: `0 0 0 2px ${vars.color.bg}, 0 0 0 4px ${vars.color.focus}`,
          },
        },
      },
    },
  },
});

export const panel = style({ minInlineSize: 0 });
