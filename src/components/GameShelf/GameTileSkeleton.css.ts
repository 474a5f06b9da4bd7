import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#theme/vars.css.ts';

export const tile = style({
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  containerType: 'inline-size',
  overflow: 'clip',
  background: vars.color.surface,
  borderRadius: vars.radius.lg,
});

export const art = style({ flex: '1 0 auto', aspectRatio: vars.tile.ratio, display: 'grid' });

globalStyle(`${art} > *`, { blockSize: '100%' });

/** As high as the two lines of a tile whose title stands under the art. */
export const words = style({
  padding: `${vars.space.x2} ${vars.space.x3} ${vars.space.x3}`,
});

export const name = style({
  display: 'block',
  fontSize: `clamp(max(${vars.size.sm}, 0.9375rem), 10.5cqi, ${vars.size.xl})`,
  blockSize: `calc(1em * ${vars.line.tight})`,
  overflow: 'hidden',
});

export const vendor = style({
  display: 'block',
  fontSize: vars.size.xs,
  blockSize: `calc(1em * ${vars.line.normal})`,
  overflow: 'hidden',
});
