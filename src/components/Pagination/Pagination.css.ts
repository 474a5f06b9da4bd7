import { style } from '@vanilla-extract/css';
import { focusRing } from '#theme/focus-ring.css.ts';
import { tabularText } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '2px',
});

export const button = style([
  focusRing,
  tabularText,
  {
    display: 'grid',
    placeItems: 'center',
    minInlineSize: '2.75rem',
    minBlockSize: '2.75rem',
    fontWeight: vars.weight.medium,
    color: vars.color.text,
    borderRadius: vars.radius.md,
    transition: `background ${vars.motion.fast} ${vars.motion.easing}`,
    selectors: {
      '&:hover:not(:disabled)': {
        background: `color-mix(in oklch, ${vars.color.text} 9%, transparent)`,
      },
      '&[aria-current="page"], &[aria-current="page"]:hover': {
        color: vars.color.onPrimary,
        background: vars.color.primary,
        fontWeight: vars.weight.bold,
      },
      '&:disabled': { opacity: 0.4, cursor: 'not-allowed' },
    },
  },
]);

export const gap = style({
  minInlineSize: '1.25rem',
  textAlign: 'center',
  color: vars.color.textMuted,
});
