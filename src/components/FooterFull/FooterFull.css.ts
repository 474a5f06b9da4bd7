import { style } from '@vanilla-extract/css';
import { from } from '#theme/breakpoints.ts';
import { vars } from '#theme/vars.css.ts';

export const columns = style({
  display: 'grid',
  gap: vars.space.x6,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': {
    [from('tablet')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [from('desktop')]: { gridTemplateColumns: 'minmax(0, 2fr) repeat(3, minmax(0, 1fr))' },
  },
});

export const about = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.x3,
  gridColumn: '1 / -1',
  '@media': { [from('desktop')]: { gridColumn: 'auto', paddingInlineEnd: vars.space.x8 } },
});

export const tall = style({
  gridRow: 'span 2',
  '@media': { [from('tablet')]: { gridRow: 'auto' } },
});

export const heading = style({
  marginBlockEnd: vars.space.x2,
  color: vars.color.footerText,
  fontSize: vars.size.md,
});

export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
