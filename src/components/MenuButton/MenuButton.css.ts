import { style } from '@vanilla-extract/css';

import { from } from '#theme/breakpoints.ts';
import { vars } from '#theme/vars.css.ts';

export const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  inlineSize: '44px',
  blockSize: '44px',
  marginInlineStart: `calc(-1 * ${vars.space.x2})`,
  borderRadius: vars.radius.sm,
  color: vars.color.headerText,
  '@media': { [from('desktop')]: { display: 'none' } },
});
