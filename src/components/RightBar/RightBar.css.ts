import { style } from '@vanilla-extract/css';

import { canHover, from } from '#theme/breakpoints.ts';
import { vars } from '#theme/vars.css.ts';

export const bar = style({
  display: 'none',
  '@media': {
    [from('desktop')]: {
      display: 'flex',
      flexDirection: 'column',
      position: 'fixed',
      insetInlineEnd: 0,
      insetBlockStart: '50%',
      zIndex: vars.z.header,
      maxBlockSize: `calc(100dvb - ${vars.layout.headerHeight} - ${vars.space.x8})`,
      overflowY: 'auto',
      transform: 'translateY(-50%)',
      padding: vars.space.x1,
      border: `${vars.border.thin} solid ${vars.color.border}`,
      borderInlineEnd: 0,
      borderStartStartRadius: vars.radius.md,
      borderEndStartRadius: vars.radius.md,
      background: vars.color.surfaceRaised,
      color: vars.color.text,
      boxShadow: vars.elevation.low,
      selectors: { '&[data-open]': { padding: vars.space.x3, boxShadow: vars.elevation.high } },
    },
  },
});

const item = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.x3,
  minInlineSize: '44px',
  minBlockSize: '44px',
  borderRadius: vars.radius.sm,
  color: vars.color.text,
  fontSize: vars.size.sm,
  lineHeight: vars.line.normal,
  textDecoration: 'none',
  selectors: {
    '[data-open] &': { justifyContent: 'flex-start', paddingInline: vars.space.x2 },
  },
  '@media': { [canHover]: { ':hover': { background: vars.color.surfaceSunken } } },
});

export const toggle = item;
export const contact = item;

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });

export const codes = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.x3,
  marginBlockEnd: vars.space.x3,
  paddingBlockEnd: vars.space.x3,
  borderBlockEnd: `${vars.border.thin} solid ${vars.color.border}`,
});

export const code = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.x1,
  margin: 0,
  fontSize: vars.size.xs,
  color: vars.color.textMuted,
});
