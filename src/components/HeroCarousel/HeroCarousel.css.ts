import { style } from '@vanilla-extract/css';
import { from } from '#theme/breakpoints.ts';
import { vars } from '#theme/vars.css.ts';

export const hero = style({
  position: 'relative',
  overflow: 'clip',
  minInlineSize: 0,
  borderRadius: vars.radius.lg,
  border: `${vars.border.thin} solid ${vars.color.border}`,
  display: 'grid',
  minBlockSize: 'clamp(360px, 100vw, 460px)',
  '@media': {
    [from('tablet')]: { blockSize: 'clamp(360px, 36vw, 520px)', minBlockSize: 'auto' },
    [from('desktop')]: { selectors: { '&[data-fill]': { blockSize: '100%' } } },
  },
});

export const viewport = style({ display: 'grid', minInlineSize: 0, overflow: 'hidden' });

export const track = style({
  display: 'flex',
  minInlineSize: 0,
  touchAction: 'pan-y pinch-zoom',
});

export const slide = style({ flex: '0 0 100%', minInlineSize: 0, display: 'grid' });

export const controls = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: vars.space.x2,
  paddingInline: vars.space.x3,
  '@media': { [from('tablet')]: { paddingInline: 'calc(clamp(28px, 5vw, 72px) - 8px)' } },
});
