import { style } from '@vanilla-extract/css';
import { vars } from '#theme/vars.css.ts';

/** Scanners want dark on light in every mode: the system's own paper and ink do that. */
export const qrCode = style({
  display: 'block',
  boxSizing: 'border-box',
  colorScheme: 'only light',
  background: 'Canvas',
  color: 'CanvasText',
  borderRadius: vars.radius.sm,
});
