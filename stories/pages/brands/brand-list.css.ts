import { style } from '@vanilla-extract/css';
import { vars } from '#theme/vars.css.ts';
import { page as ground } from '../pages.css.ts';

export const page = style([
  ground,
  {
    gridTemplateRows: 'auto auto auto 1fr',
    alignContent: 'stretch',
    gap: vars.space.x4,
    minBlockSize: 0,
    blockSize: '100vh',
    paddingBlockEnd: 0,
  },
]);

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: vars.space.x4,
});

export const search = style({ flex: '0 1 24rem', minInlineSize: 'min(100%, 16rem)' });

export const scroller = style({
  gridRow: 4,
  minBlockSize: 0,
  overflowY: 'auto',
  overflowX: 'clip',
  paddingBlockEnd: vars.space.x6,
});

export const whole = style({ position: 'relative', margin: 0, padding: 0, listStyle: 'none' });

export const cell = style({ position: 'absolute' });

export const waiting = style({
  display: 'grid',
  placeItems: 'center',
  blockSize: '100%',
  padding: vars.space.x4,
  borderRadius: vars.radius.lg,
  background: vars.color.surface,
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
});
