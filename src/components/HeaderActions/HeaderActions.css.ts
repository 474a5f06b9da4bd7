import { style } from '@vanilla-extract/css';

import { canHover, from } from '#theme/breakpoints.ts';
import { vars } from '#theme/vars.css.ts';

export const actions = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  marginInlineStart: 'auto',
  flex: '0 1 auto',
  minInlineSize: 0,
});

/** Language and mode stand in the side menu of a narrow screen. */
export const preferences = style({
  display: 'none',
  alignItems: 'center',
  '@media': { [from('desktop')]: { display: 'flex' } },
});

/** From tablets on there is room for it beside the member. */
export const extra = style({
  display: 'none',
  '@media': { [from('tablet')]: { display: 'flex' } },
});

/** The look of what in a header opens a menu. */
export const trigger = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.x2,
  minInlineSize: '44px',
  minBlockSize: '44px',
  paddingInline: vars.space.x2,
  borderRadius: vars.radius.sm,
  color: vars.color.headerText,
  fontSize: vars.size.sm,
  lineHeight: vars.line.normal,
  '@media': {
    [canHover]: {
      ':hover': { background: `color-mix(in oklch, ${vars.color.headerText} 12%, transparent)` },
    },
  },
});

/** Words beside the icon, where there is room. */
export const wideOnly = style({
  display: 'none',
  '@media': { [from('wide')]: { display: 'inline' } },
});
