import { style } from '@vanilla-extract/css';
import { vars } from '#theme/vars.css.ts';
import { code } from '../pages.css.ts';

export const near = style({
  display: 'grid',
  gap: vars.space.x2,
  margin: 0,
  paddingInlineStart: vars.space.x5,
});

export const faults = style([
  code,
  {
    margin: 0,
    padding: vars.space.x4,
    borderRadius: vars.radius.md,
    background: vars.color.surfaceSunken,
    whiteSpace: 'pre-wrap',
  },
]);
