import { style } from '@vanilla-extract/css';
import { tabularText } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';
import * as control from '../Field/control.css.ts';

export const input = style([control.input, tabularText, { fontFamily: vars.font.numeric }]);

export const step = style([
  control.innerButton,
  {
    inlineSize: '3rem',
    background: vars.color.surfaceRaised,
    borderRadius: 0,
    selectors: {
      '&[data-pressed]': {
        background: `color-mix(in oklch, ${vars.color.text} 15%, ${vars.color.surfaceRaised})`,
      },
      '&[data-disabled]': { opacity: 0.5, cursor: 'not-allowed' },
    },
  },
]);

export const unit = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  paddingInlineEnd: vars.space.x4,
  color: vars.color.inputMuted,
});
