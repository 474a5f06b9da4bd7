import { style } from '@vanilla-extract/css';
import { from } from '#theme/breakpoints.ts';
import { vars } from '#theme/vars.css.ts';
import { line, pageWide } from './header-bar.css.ts';

export const top = style([
  line,
  pageWide,
  {
    '@media': {
      [from('desktop')]: {
        display: 'grid',
        gridTemplateColumns: '1fr auto 1fr',
        minBlockSize: '76px',
      },
    },
  },
]);

/** Balances the actions, so that the logo stands in the middle. */
export const slogan = style({
  display: 'none',
  color: vars.color.headerMuted,
  fontSize: vars.size.sm,
  lineHeight: vars.line.normal,
  '@media': { [from('desktop')]: { display: 'block' } },
});

export const actions = style({
  display: 'flex',
  minInlineSize: 0,
  marginInlineStart: 'auto',
  '@media': { [from('desktop')]: { justifySelf: 'end' } },
});

export const nav = style([
  pageWide,
  {
    display: 'none',
    '@media': {
      [from('desktop')]: {
        display: 'flex',
        boxSizing: 'border-box',
        marginInline: 'auto',
        paddingInline: vars.space.x6,
        minBlockSize: '48px',
      },
    },
  },
]);
