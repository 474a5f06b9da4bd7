import { style } from '@vanilla-extract/css';
import { focusRing } from '#theme/focus-ring.css.ts';
import { tabularText } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

export const bar = style({
  display: 'flex',
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
    // Gives way a little, so that nine of them stand in one line of 328 px.
    flex: '0 1 2.75rem',
    minInlineSize: '2rem',
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
  inlineSize: '1.25rem',
  flex: 'none',
  textAlign: 'center',
  color: vars.color.textMuted,
});
