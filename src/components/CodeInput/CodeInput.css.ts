import { keyframes, style } from '@vanilla-extract/css';
import { displayText, tabularText } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const blink = keyframes({ '50%': { opacity: 0 } });

/** Codes run left to right in every script; the row itself begins where the page begins. */
export const row = style({
  position: 'relative',
  display: 'flex',
  gap: vars.space.x2,
  inlineSize: '100%',
});

export const cell = style([
  displayText,
  tabularText,
  {
    display: 'grid',
    placeItems: 'center',
    flex: '1 1 0',
    minInlineSize: 0,
    minBlockSize: '3.5rem',
    fontSize: vars.size.xl,
    fontStyle: 'normal',
    lineHeight: 1,
    color: vars.color.inputText,
    background: vars.color.inputBg,
    border: `${vars.input.borderWidth} solid ${vars.color.inputBorder}`,
    borderRadius: vars.input.radius,
    transition: `border-color ${vars.motion.fast} ${vars.motion.easing}, box-shadow ${vars.motion.fast} ${vars.motion.easing}`,
    selectors: {
      '[data-disabled] > &': { opacity: 0.55, borderColor: vars.color.border },
      '&[data-filled]': { borderColor: vars.color.textMuted },
      '[data-invalid] > &': { borderColor: vars.color.danger },
      ':hover > &': { borderColor: vars.color.textMuted },
      '[data-invalid]:hover > &': { borderColor: vars.color.danger },
      // The one real field lies over all cells: its focus shows on the cell that comes next.
      ':focus-within > &[data-next]': {
        borderColor: vars.color.inputFocus,
        boxShadow: `0 0 0 2px ${vars.color.inputFocus}`,
      },
      ':focus-within > &[data-next]:not([data-filled])::after': {
        content: '',
        inlineSize: '2px',
        blockSize: '1.5rem',
        background: vars.color.inputText,
        animation: `${blink} 1.1s steps(1) infinite`,
      },
      // A gap in the middle of an even number of digits: people read codes in halves.
      '&[data-half]': { marginInlineStart: vars.space.x2 },
    },
  },
]);

export const input = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  margin: 0,
  padding: 0,
  border: 0,
  outline: 'none',
  opacity: 0,
  fontSize: '16px',
  cursor: 'text',
  selectors: { '&:disabled': { cursor: 'not-allowed' } },
});

/** Keeps the foot under the error. */
export const group = style({ display: 'grid', gap: vars.space.x1, minInlineSize: 0 });

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x3,
  minBlockSize: '2.75rem',
  fontSize: vars.size.sm,
  color: vars.color.textMuted,
});

export const busy = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.x2 });
