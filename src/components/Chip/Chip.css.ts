import { style } from '@vanilla-extract/css';
import { canHover } from '#theme/breakpoints.ts';
import { focusRing } from '#theme/focus-ring.css.ts';
import { vars } from '#theme/vars.css.ts';

export const chip = style([
  focusRing,
  {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.x2,
    minBlockSize: vars.chip.height,
    paddingInline: vars.chip.paddingInline,
    paddingBlock: vars.space.x1,
    border: `${vars.chip.borderWidth} solid ${vars.color.chipBorder}`,
    borderRadius: vars.chip.radius,
    background: vars.color.chipBg,
    color: vars.color.chipText,
    fontSize: vars.chip.size,
    fontWeight: vars.chip.weight,
    lineHeight: vars.line.normal,
    flex: 'none',
    maxInlineSize: '100%',
    textAlign: 'start',
    cursor: 'pointer',
    transitionProperty: 'background-color, border-color, color',
    transitionDuration: vars.motion.fast,
    transitionTimingFunction: vars.motion.easing,
    '::after': { content: '', position: 'absolute', inset: '-5px 0' },
    '@media': {
      // There the system paints the grounds: a chosen one keeps its own pair.
      '(forced-colors: active)': {
        selectors: {
          '&[aria-pressed="true"]': {
            forcedColorAdjust: 'none',
            background: 'Highlight',
            borderColor: 'Highlight',
            color: 'HighlightText',
          },
        },
      },
      [canHover]: { selectors: { '&:hover:enabled': { borderColor: vars.color.chipSelectedBg } } },
    },
    selectors: {
      '&:active:enabled': { background: vars.color.surfaceSunken },
      '&[aria-pressed="true"]': {
        background: vars.color.chipSelectedBg,
        borderColor: vars.color.chipSelectedBg,
        color: vars.color.chipSelectedText,
        fontWeight: vars.weight.bold,
      },
      '&:disabled': { opacity: 0.5, cursor: 'not-allowed' },
    },
  },
]);

export const text = style({ minInlineSize: 0, overflowWrap: 'anywhere' });
