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
    minBlockSize: '36px',
    paddingInline: vars.space.x3,
    border: `${vars.border.thin} solid ${vars.color.border}`,
    borderRadius: vars.radius.pill,
    background: vars.color.surface,
    color: vars.color.text,
    fontSize: vars.size.sm,
    fontWeight: vars.weight.medium,
    lineHeight: vars.line.normal,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    transitionProperty: 'background-color, border-color, color',
    transitionDuration: vars.motion.fast,
    transitionTimingFunction: vars.motion.easing,
    '::after': { content: '', position: 'absolute', inset: '-5px 0' },
    '@media': {
      [canHover]: { selectors: { '&[data-hovered]': { borderColor: vars.color.primary } } },
    },
    selectors: {
      '&[data-pressed]': { background: vars.color.surfaceSunken },
      '&[data-selected]': {
        background: vars.color.primary,
        borderColor: vars.color.primary,
        color: vars.color.onPrimary,
        fontWeight: vars.weight.bold,
      },
      '&[data-disabled]': { opacity: 0.5, cursor: 'not-allowed' },
    },
  },
]);
