import { style } from '@vanilla-extract/css';
import { vars } from '#theme/vars.css.ts';
import { input } from '../Field/control.css.ts';

export const area = style([
  input,
  {
    paddingBlock: vars.space.x3,
    resize: 'vertical',
    minBlockSize: '6rem',
    maxBlockSize: '20rem',
    fieldSizing: 'content',
    lineHeight: vars.line.text,
  },
]);

export const counter = style({
  selectors: { '&[data-over]': { color: vars.color.danger, fontWeight: vars.weight.bold } },
});
