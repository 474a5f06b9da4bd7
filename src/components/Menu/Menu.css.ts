import { style } from '@vanilla-extract/css';
import { vars } from '#theme/vars.css.ts';

export const header = style({
  padding: `${vars.space.x3} ${vars.space.x4}`,
  borderBlockEnd: `${vars.popup.borderWidth} solid ${vars.color.popupBorder}`,
});

export const list = style({
  display: 'grid',
  gap: '2px',
  minBlockSize: 0,
  overflowY: 'auto',
  padding: vars.space.x2,
  outline: 'none',
});

/** A line of a menu, and of a list of options: `Select` and `ComboBox` share it. */
export const item = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  minBlockSize: '2.75rem',
  paddingBlock: vars.space.x2,
  paddingInline: vars.space.x3,
  color: vars.color.popupText,
  fontSize: vars.size.md,
  lineHeight: vars.line.normal,
  textAlign: 'start',
  textDecoration: 'none',
  borderRadius: vars.radius.sm,
  outline: 'none',
  cursor: 'pointer',
  selectors: {
    '&[data-focused], &[data-hovered]': {
      background: `color-mix(in oklch, ${vars.color.popupText} 9%, transparent)`,
    },
    // Red words need more of their ground.
    '&[data-danger][data-focused], &[data-danger][data-hovered]': {
      background: `color-mix(in oklch, ${vars.color.popupText} 5%, transparent)`,
    },
    '&[data-focus-visible]': { boxShadow: `inset 0 0 0 2px ${vars.color.focus}` },
    '&[data-pressed]': {
      background: `color-mix(in oklch, ${vars.color.popupText} 15%, transparent)`,
    },
    '&[data-selected]': { fontWeight: vars.weight.bold },
    '&[data-danger]': { color: vars.color.danger },
    '&[data-disabled]': { opacity: 0.5, cursor: 'not-allowed' },
    '&[data-divided]': { marginBlockStart: vars.space.x4 },
    '&[data-divided]::before': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      insetBlockStart: `calc(${vars.space.x2} * -1 - 1px)`,
      borderBlockStart: `${vars.popup.borderWidth} solid ${vars.color.popupBorder}`,
    },
  },
});

export const text = style({ display: 'grid', flex: 1, minInlineSize: 0 });

export const description = style({
  fontSize: vars.size.sm,
  fontWeight: vars.weight.regular,
  color: vars.color.popupMuted,
});

export const check = style({
  flex: 'none',
  visibility: 'hidden',
  color: vars.color.link,
  selectors: { '[data-selected] > &': { visibility: 'visible' } },
});
