import { style, styleVariants } from '@vanilla-extract/css';

import { from } from '#theme/breakpoints.ts';
import { vars } from '#theme/vars.css.ts';

/** The heights of the three heroes (components/Hero…), so that nothing jumps when they come. */
export const heroSkeleton = styleVariants({
  carousel: {
    blockSize: 'clamp(340px, 96vw, 460px)',
    '@media': { [from('tablet')]: { blockSize: 'clamp(320px, 36vw, 520px)' } },
  },
  split: {
    minBlockSize: '340px',
    '@media': { [from('desktop')]: { blockSize: 'clamp(360px, 34vw, 480px)' } },
  },
  mosaic: {
    blockSize: 'clamp(340px, 92vw, 440px)',
    '@media': { [from('desktop')]: { blockSize: 'clamp(380px, 36vw, 540px)' } },
  },
});

export const skeletonFill = style({
  overflow: 'hidden',
  borderRadius: vars.radius.lg,
  background: vars.color.skeleton,
});

/** The card of the split hero that greets. */
export const welcome = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  justifyContent: 'center',
  gap: vars.space.x3,
  minInlineSize: 0,
  padding: vars.space.x5,
  border: `${vars.border.thin} solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  background: vars.color.surface,
});

export const welcomeTitle = style({ fontSize: vars.size.xl });

export const welcomeText = style({ color: vars.color.textMuted, maxInlineSize: '40ch' });

export const jackpotCard = style({
  display: 'grid',
  alignContent: 'center',
  minInlineSize: 0,
  padding: vars.space.x5,
  border: `${vars.border.thin} solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  background: `${vars.pattern.image}, ${vars.color.jackpot}`,
  color: vars.color.onJackpot,
});

export const jackpotBand = style([
  jackpotCard,
  {
    position: 'relative',
    overflow: 'clip',
    paddingBlock: vars.space.x8,
    boxShadow: vars.glow.soft,
    // A thin line of the brand's gradient on either edge frames the figure.
    '::before': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      insetBlockStart: 0,
      blockSize: '3px',
      background: vars.gradient.brand,
    },
    '::after': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: 0,
      blockSize: '3px',
      background: vars.gradient.brand,
    },
  },
]);

export const filters = style({
  display: 'grid',
  gap: vars.space.x3,
  alignItems: 'center',
  '@media': {
    [from('desktop')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(14rem, 20rem)' },
  },
});

/** Two things side by side where there is room. */
export const pair = style({
  display: 'grid',
  gap: vars.space.x4,
  '@media': { [from('desktop')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
