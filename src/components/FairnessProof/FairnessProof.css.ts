import { style } from '@vanilla-extract/css';
import { displayText } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

export const proof = style({
  display: 'grid',
  gap: vars.space.x4,
  padding: vars.space.x5,
  minInlineSize: 0,
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x2,
});

export const title = style([
  displayText,
  {
    flex: '1 1 10rem',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.x2,
    minInlineSize: 0,
    fontSize: vars.size.lg,
  },
]);

export const text = style({ color: vars.color.textMuted, maxInlineSize: '70ch' });

export const values = style({ display: 'grid', gap: vars.space.x1 });
