import { createVar, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { reducedMotion } from '#theme/breakpoints.ts';
import { vars } from '#theme/vars.css.ts';

export const width = createVar();
export const ratio = createVar();

const sweep = keyframes({
  from: { backgroundPosition: '150% 0' },
  to: { backgroundPosition: '-50% 0' },
});

const base = style({
  display: 'block',
  inlineSize: width,
  maxInlineSize: '100%',
  backgroundColor: vars.color.skeleton,
  backgroundImage: `linear-gradient(100deg, transparent 30%, color-mix(in oklab, ${vars.color.text} 7%, transparent) 50%, transparent 70%)`,
  backgroundSize: '200% 100%',
  animation: `${sweep} 1600ms linear infinite`,
  '@media': { [reducedMotion]: { animation: 'none', backgroundImage: 'none' } },
});

export const shapes = styleVariants({
  text: [base, { blockSize: '0.8em', marginBlock: '0.35em', borderRadius: vars.radius.sm }],
  box: [base, { aspectRatio: ratio, borderRadius: vars.radius.lg }],
  circle: [base, { aspectRatio: '1', borderRadius: '50%' }],
});
