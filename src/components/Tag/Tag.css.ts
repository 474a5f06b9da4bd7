import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { canHover } from '#theme/breakpoints.ts';
import { focusRing } from '#theme/focus-ring.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color } = vars;

export const tag = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.x1,
    maxInlineSize: '100%',
    minBlockSize: '30px',
    paddingInline: vars.space.x2,
    paddingBlock: '3px',
    border: `${vars.border.thin} solid transparent`,
    borderRadius: vars.radius.sm,
    fontSize: vars.size.sm,
    fontWeight: vars.weight.medium,
    lineHeight: vars.line.normal,
  },
  variants: {
    tone: {
      neutral: {
        background: color.surfaceSunken,
        borderColor: color.border,
        color: color.text,
      },
      primary: { background: color.primary100, color: color.primary900 },
      accent: { background: color.accent100, color: color.accent900 },
    },
  },
});

export const text = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const remove = style([
  focusRing,
  {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: '24px',
    blockSize: '24px',
    marginInlineEnd: '-4px',
    borderRadius: vars.radius.sm,
    color: 'inherit',
    transition: `background ${vars.motion.fast} ${vars.motion.easing}`,
    // The eye sees 24 px, the thumb gets 44 in height.
    '::after': { content: '', position: 'absolute', inset: '-10px -6px' },
    selectors: {
      '&:active:enabled': { background: 'color-mix(in oklab, currentColor 22%, transparent)' },
      '&:disabled': { opacity: 0.4, cursor: 'not-allowed' },
    },
    '@media': {
      [canHover]: {
        selectors: {
          '&:hover:enabled': { background: 'color-mix(in oklab, currentColor 14%, transparent)' },
        },
      },
    },
  },
]);
