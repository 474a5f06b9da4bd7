import { style } from '@vanilla-extract/css';

import { vars } from '#theme/vars.css.ts';

export const intro = style({ color: vars.color.textMuted });
