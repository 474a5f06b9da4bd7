import { style } from '@vanilla-extract/css';
import { from } from '#theme/breakpoints.ts';
import { vars } from '#theme/vars.css.ts';
import { trigger } from '../HeaderActions/HeaderActions.css.ts';

export const button = style([trigger, { maxInlineSize: '180px' }]);

export const name = style({
  display: 'none',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: vars.weight.medium,
  '@media': { [from('tablet')]: { display: 'inline' } },
});

export const who = style({ display: 'grid', gap: vars.space.x1, overflowWrap: 'anywhere' });

export const note = style({ color: vars.color.textMuted, fontSize: vars.size.sm });
