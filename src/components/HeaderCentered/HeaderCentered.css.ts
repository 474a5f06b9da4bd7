import { style } from '@vanilla-extract/css';
import { from } from '#theme/breakpoints.ts';
import { vars } from '#theme/vars.css.ts';
import { pageWide } from '../HeaderBar/HeaderBar.css.ts';

/** As wide as the other end, so that the logo stands in the middle. */
export const start = style({
  display: 'flex',
  alignItems: 'center',
  '@media': { [from('desktop')]: { flex: '1 1 0', minBlockSize: '76px' } },
});

/** Balances the actions. */
export const slogan = style({
  display: 'none',
  color: vars.color.headerMuted,
  fontSize: vars.size.sm,
  lineHeight: vars.line.normal,
  '@media': { [from('desktop')]: { display: 'block' } },
});

export const end = style({
  display: 'flex',
  justifyContent: 'flex-end',
  flex: '1 1 auto',
  minInlineSize: 0,
  '@media': { [from('desktop')]: { flex: '1 0 0', minInlineSize: 'auto' } },
});

export const nav = style([
  pageWide,
  {
    display: 'none',
    '@media': {
      [from('desktop')]: {
        display: 'flex',
        marginInline: 'auto',
        paddingInline: vars.space.x6,
        minBlockSize: '48px',
      },
    },
  },
]);
