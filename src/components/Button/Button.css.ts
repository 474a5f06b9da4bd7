import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { canHover } from '#theme/breakpoints.ts';
import { focusRing } from '#theme/focus-ring.css.ts';
import { vars } from '#theme/vars.css.ts';

const live = ':not(:disabled, [aria-disabled])';
const hovered = `&:hover${live}`;
const pressed = `&:active${live}`;

/** The look of everything that is pressed: `Button`, `LinkButton` and plain links share it. */
export const button = recipe({
  base: [
    focusRing,
    {
      position: 'relative',
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: vars.button.gap,
      maxInlineSize: '100%',
      border: `${vars.button.borderWidth} solid transparent`,
      borderRadius: vars.button.radius,
      fontFamily: vars.button.font,
      fontWeight: vars.button.weight,
      textTransform: vars.button.transform as 'none',
      letterSpacing: vars.button.tracking,
      lineHeight: vars.line.normal,
      textAlign: 'center',
      textDecoration: 'none',
      cursor: 'pointer',
      userSelect: 'none',
      transitionProperty: 'background-color, border-color, color, box-shadow, filter, scale',
      transitionDuration: vars.motion.fast,
      transitionTimingFunction: vars.motion.easing,
      selectors: {
        [pressed]: { scale: '0.98' },
        '&:disabled': { opacity: 0.5, cursor: 'not-allowed' },
        // Off for a moment, but keeps the focus.
        '&[aria-disabled="true"]:not([data-pending])': { opacity: 0.5, cursor: 'not-allowed' },
        '&[data-pending]': { cursor: 'progress' },
      },
    },
  ],
  variants: {
    variant: {
      primary: {
        background: vars.color.buttonBg,
        backgroundImage: vars.button.fill,
        // Else the gradient begins anew under the border.
        backgroundOrigin: 'border-box',
        borderColor: vars.color.buttonBorder,
        color: vars.color.buttonText,
        boxShadow: vars.button.shadow,
        '@media': {
          [canHover]: {
            selectors: {
              [hovered]: { backgroundColor: vars.color.buttonBgHover, filter: 'brightness(1.06)' },
            },
          },
        },
        selectors: {
          [pressed]: { backgroundColor: vars.color.buttonBgPressed, filter: 'brightness(0.94)' },
        },
      },
      secondary: {
        background: vars.color.secondary,
        color: vars.color.onSecondary,
        borderColor: vars.color.borderStrong,
        '@media': {
          [canHover]: { selectors: { [hovered]: { background: vars.color.secondaryHover } } },
        },
      },
      ghost: {
        background: 'transparent',
        color: 'inherit',
        '@media': {
          [canHover]: {
            selectors: {
              [hovered]: { background: 'color-mix(in oklab, currentColor 10%, transparent)' },
            },
          },
        },
        selectors: {
          [pressed]: { background: 'color-mix(in oklab, currentColor 16%, transparent)' },
        },
      },
      danger: {
        background: vars.color.danger,
        color: vars.color.onDanger,
        '@media': { [canHover]: { selectors: { [hovered]: { filter: 'brightness(1.06)' } } } },
      },
    },
    size: {
      sm: {
        minBlockSize: '36px',
        paddingInline: vars.space.x3,
        paddingBlock: vars.space.x1,
        fontSize: vars.size.sm,
        // The eye sees 36 px, the thumb gets 44.
        '::after': { content: '', position: 'absolute', inset: '-5px 0' },
      },
      md: {
        minBlockSize: vars.button.height,
        paddingInline: vars.button.paddingInline,
        paddingBlock: vars.space.x2,
        fontSize: vars.size.md,
      },
      lg: {
        minBlockSize: '52px',
        paddingInline: vars.space.x6,
        paddingBlock: vars.space.x2,
        fontSize: vars.size.lg,
      },
    },
    fullWidth: { true: { inlineSize: '100%' } },
  },
  defaultVariants: { variant: 'primary', size: 'md' },
});

/** Takes the place of the words while they stay, unseen, to keep the width. */
export const busy = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
});

export const content = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 'inherit',
  minInlineSize: 0,
  selectors: { '[data-pending] > &': { opacity: 0 } },
});
