import { style } from '@vanilla-extract/css';
import { vars } from '#theme/vars.css.ts';
import { frame } from '../Field/control.css.ts';
import * as menu from '../Menu/Menu.css.ts';

export const button = style([
  frame,
  {
    gap: vars.space.x2,
    paddingInline: vars.space.x4,
    fontSize: `max(16px, ${vars.size.md})`,
    lineHeight: vars.line.normal,
    textAlign: 'start',
    outline: 'none',
    selectors: {
      '[data-invalid] > &': { borderColor: vars.color.danger },
    },
  },
]);

// Centerd one by one: the frame stretches what stands in it.
export const value = style({
  alignSelf: 'center',
  flex: 1,
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { '&[data-placeholder]': { color: vars.color.inputMuted } },
});

export const chevron = style({
  alignSelf: 'center',
  flex: 'none',
  color: vars.color.inputMuted,
  transition: `rotate ${vars.motion.fast} ${vars.motion.easing}`,
  selectors: { '[aria-expanded="true"] > &': { rotate: '180deg' } },
});

export const busy = style({ alignSelf: 'center', flex: 'none', color: vars.color.inputMuted });

export const list = menu.list;

export const item = menu.item;

export const empty = style({
  padding: vars.space.x4,
  color: vars.color.textMuted,
  textAlign: 'center',
  lineHeight: vars.line.normal,
});
