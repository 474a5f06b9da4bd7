import { recipe } from '@vanilla-extract/recipes';
import { canHover } from '#theme/breakpoints.ts';
import { focusRing } from '#theme/focus-ring.css.ts';
import { vars } from '#theme/vars.css.ts';

const live = ':not(:disabled, [aria-disabled])';
const hovered = `&:hover${live}`;
const pressed = `&:active${live}`;
const tint = (share: string) => `color-mix(in oklab, currentColor ${share}, transparent)`;

export const iconButton = recipe({
  base: [
    focusRing,
    {
      position: 'relative',
      display: 'inline-grid',
      placeItems: 'center',
      flexShrink: 0,
      border: `${vars.button.borderWidth} solid transparent`,
      borderRadius: vars.button.radius,
      color: 'inherit',
      cursor: 'pointer',
      transitionProperty: 'background-color, border-color, color, scale',
      transitionDuration: vars.motion.fast,
      transitionTimingFunction: vars.motion.easing,
      selectors: {
        [pressed]: { scale: '0.94' },
        '&:disabled': { opacity: 0.4, cursor: 'not-allowed' },
        '&[data-pending]': { cursor: 'progress' },
      },
    },
  ],
  variants: {
    variant: {
      ghost: {
        '@media': { [canHover]: { selectors: { [hovered]: { background: tint('10%') } } } },
        selectors: { [pressed]: { background: tint('16%') } },
      },
      outline: {
        borderColor: vars.color.border,
        background: vars.color.surface,
        color: vars.color.text,
        '@media': {
          [canHover]: { selectors: { [hovered]: { borderColor: vars.color.primary } } },
        },
      },
      solid: {
        background: vars.color.buttonBg,
        color: vars.color.buttonText,
        '@media': {
          [canHover]: { selectors: { [hovered]: { background: vars.color.buttonBgHover } } },
        },
        selectors: { [pressed]: { background: vars.color.buttonBgPressed } },
      },
    },
    size: {
      sm: {
        inlineSize: '36px',
        blockSize: '36px',
        // The eye sees 36 px, the thumb gets 44.
        '::after': { content: '', position: 'absolute', inset: '-5px' },
      },
      md: { inlineSize: '44px', blockSize: '44px' },
    },
    round: { true: { borderRadius: vars.radius.pill } },
  },
  defaultVariants: { variant: 'ghost', size: 'md' },
});
