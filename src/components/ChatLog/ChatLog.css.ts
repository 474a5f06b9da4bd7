import { style } from '@vanilla-extract/css';
import { focusRing } from '#theme/focus-ring.css.ts';
import { vars } from '#theme/vars.css.ts';

export const log = style([
  focusRing,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.x3,
    blockSize: 'min(50dvb, 26rem)',
    padding: vars.space.x3,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    background: vars.color.surfaceSunken,
    border: `${vars.border.thin} solid ${vars.color.border}`,
    borderRadius: vars.radius.md,
  },
]);
