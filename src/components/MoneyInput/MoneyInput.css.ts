import { style } from '@vanilla-extract/css';
import { tabularText } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';
import * as control from '../Field/control.css.ts';

export const group = style({ display: 'grid', gap: vars.space.x3, minInlineSize: 0 });

// Figures run left to right; where they begin is the page's affair.
export const input = style([
  control.input,
  tabularText,
  {
    fontFamily: vars.font.numeric,
    fontSize: `max(16px, ${vars.size.lg})`,
    fontWeight: vars.weight.bold,
    textAlign: 'match-parent',
  },
]);

export const sign = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  color: vars.color.textMuted,
  fontWeight: vars.weight.medium,
  paddingInlineEnd: vars.space.x4,
  selectors: {
    '&[data-first]': { paddingInlineStart: vars.space.x4, paddingInlineEnd: 0 },
  },
});

export const all = style([
  control.innerButton,
  {
    paddingInline: vars.space.x4,
    color: vars.color.text,
    fontWeight: vars.weight.bold,
    background: vars.color.surfaceRaised,
    borderRadius: 0,
    borderInlineStart: `${vars.border.thin} solid ${vars.color.border}`,
    selectors: {
      '&:hover:not(:disabled)': {
        background: `color-mix(in oklch, ${vars.color.text} 9%, ${vars.color.surfaceRaised})`,
      },
      '&:active:not(:disabled)': {
        background: `color-mix(in oklch, ${vars.color.text} 16%, ${vars.color.surfaceRaised})`,
      },
    },
  },
]);
