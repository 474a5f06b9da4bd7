import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#theme/vars.css.ts';

const plate = style({
  display: 'grid',
  alignContent: 'center',
  minInlineSize: 0,
  padding: vars.space.x5,
  border: `${vars.border.thin} solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  background: `${vars.pattern.image}, ${vars.color.jackpot}`,
  color: vars.color.onJackpot,
});

const edge = {
  content: '',
  position: 'absolute',
  insetInline: 0,
  blockSize: '3px',
  background: vars.gradient.brand,
} as const;

export const variants = styleVariants({
  card: [plate],
  band: [
    plate,
    {
      position: 'relative',
      overflow: 'clip',
      paddingBlock: vars.space.x8,
      boxShadow: vars.glow.soft,
      // A thin line of the brand's gradient on either edge frames the figure.
      '::before': { ...edge, insetBlockStart: 0 },
      '::after': { ...edge, insetBlockEnd: 0 },
    },
  ],
});
