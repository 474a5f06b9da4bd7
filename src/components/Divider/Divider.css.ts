import { style } from '@vanilla-extract/css';
import { vars } from '#theme/vars.css.ts';

const line = { flex: 1, blockSize: vars.border.thin, background: vars.color.border };

export const divider = style({ ...line, inlineSize: '100%', flex: 'none' });

export const vertical = style({
  alignSelf: 'stretch',
  flex: 'none',
  inlineSize: vars.border.thin,
  background: vars.color.border,
});

export const labelled = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  color: vars.color.textMuted,
  fontSize: vars.size.sm,
  '::before': { content: '', ...line },
  '::after': { content: '', ...line },
});
