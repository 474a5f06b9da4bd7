import { style } from '@vanilla-extract/css';
import { tabularText } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';
import * as control from '../Field/control.css.ts';
import { popover } from '../Menu/popover.css.ts';

export const input = style([
  control.input,
  tabularText,
  { display: 'flex', alignItems: 'center', whiteSpace: 'pre' },
]);

export const segment = style({
  lineHeight: '1.75rem',
  paddingInline: '3px',
  minInlineSize: '1.5rem',
  textAlign: 'center',
  borderRadius: vars.radius.sm,
  outline: 'none',
  caretColor: 'transparent',
  selectors: {
    '&[data-type="literal"]': { paddingInline: 0, minInlineSize: 0, color: vars.color.textMuted },
    '&[data-placeholder]': { color: vars.color.textMuted },
    '&[data-focused]': { color: vars.color.onPrimary, background: vars.color.primary },
  },
});

/** As wide as a month, however wide the field is. */
export const panel = style([popover, { minInlineSize: 0, maxInlineSize: 'calc(100vi - 1rem)' }]);

export const dialog = style({ padding: vars.space.x3, outline: 'none' });
