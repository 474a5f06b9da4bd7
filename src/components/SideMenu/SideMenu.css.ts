import { style } from '@vanilla-extract/css';

import { vars } from '#theme/vars.css.ts';

export const content = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x6,
});

export const who = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x2,
});

export const heading = style({
  marginBlockEnd: vars.space.x1,
  color: vars.color.textMuted,
  fontFamily: vars.font.text,
  fontSize: vars.size.sm,
  fontStyle: 'normal',
  fontWeight: vars.weight.medium,
  letterSpacing: 0,
  textTransform: 'none',
});

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });

export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  inlineSize: '100%',
  minBlockSize: '48px',
  paddingInline: vars.space.x2,
  borderRadius: vars.radius.sm,
  color: vars.color.text,
  lineHeight: vars.line.normal,
  textAlign: 'start',
  textDecoration: 'none',
  selectors: {
    '&[aria-current="page"]': {
      background: vars.color.surfaceSunken,
      fontWeight: vars.weight.bold,
    },
  },
});

/** Language and mode. */
export const preferences = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x4,
});

export const member = style({ display: 'grid', gap: vars.space.x2, inlineSize: '100%' });

export const name = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space.x2,
  fontWeight: vars.weight.bold,
  overflowWrap: 'anywhere',
});

export const note = style({
  color: vars.color.textMuted,
  fontSize: vars.size.sm,
  fontWeight: vars.weight.regular,
});
