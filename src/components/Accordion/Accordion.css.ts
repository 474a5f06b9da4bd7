import { style } from '@vanilla-extract/css';
import { vars } from '#theme/vars.css.ts';

export const list = style({ display: 'grid', gap: vars.space.x2, minInlineSize: 0 });
