import { style } from '@vanilla-extract/css';
import { vars } from './vars.css.ts';

/** The one focus ring: shown for the keyboard, also on react-aria's `data-focus-visible`. */
export const focusRing = style({
  outline: 'none',
  selectors: {
    '&:focus-visible, &[data-focus-visible]': {
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: '2px',
    },
  },
});
