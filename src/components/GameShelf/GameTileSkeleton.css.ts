import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#theme/vars.css.ts';

export const tile = style({
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  containerType: 'inline-size',
  overflow: 'clip',
  background: vars.color.tileBg,
  borderRadius: vars.tile.radius,
  boxShadow: `inset 0 0 0 ${vars.tile.borderWidth} ${vars.color.tileBorder}`,
});

export const art = style({ flex: 'none', aspectRatio: vars.tile.ratio, display: 'grid' });

globalStyle(`${art} > *`, { blockSize: '100%' });

/** As high as the words of a tile whose title stands under the art: two lines and the vendor. */
export const text = style({
  padding: `${vars.space.x2} ${vars.tile.padding} ${vars.space.x3}`,
});

export const name = style({
  display: 'block',
  fontSize: `clamp(max(${vars.size.sm}, 0.875rem), 9cqi, ${vars.size.lg})`,
  blockSize: `calc(2em * ${vars.line.tight} + 0.12em)`,
  overflow: 'hidden',
});

export const vendor = style({
  display: 'block',
  fontSize: vars.size.xs,
  blockSize: `calc(1em * ${vars.line.normal})`,
  overflow: 'hidden',
});
