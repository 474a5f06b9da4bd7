import { keyframes, style } from '@vanilla-extract/css';
import { reducedMotion } from '#theme/breakpoints.ts';
import { vars } from '#theme/vars.css.ts';

/** Bone and ivory in every brand: what is printed on them keeps its contrast. */
const BONE = '#fffaf0';
const INK = '#1f1b24';
const RED = '#b3122e';

const roll = keyframes({
  from: { opacity: 0, transform: 'translateY(-60%) rotate(200deg)' },
});

export const piece = style({
  position: 'relative',
  flex: 'none',
  display: 'inline-grid',
  overflow: 'hidden',
  inlineSize: 'clamp(2.75rem, 12cqi, 4.5rem)',
  color: INK,
  background: `linear-gradient(155deg, #ffffff, ${BONE} 60%, #e6dcc6)`,
  border: '1px solid #cfc3a8',
  boxShadow: `inset 0 -3px 5px rgb(90 70 30 / 0.22), 0 3px 8px -2px ${vars.color.shadow}`,
  selectors: {
    '&[data-kind="die"]': { aspectRatio: '1', borderRadius: '22%' },
    '&[data-kind="domino"]': {
      aspectRatio: '1 / 2',
      gridTemplateRows: '1fr auto 1fr',
      inlineSize: 'clamp(2.25rem, 9cqi, 3.25rem)',
      borderRadius: '14% / 7%',
    },
    '&[data-kind="tile"]': {
      aspectRatio: '10 / 13',
      borderRadius: '12% / 9%',
      borderBlockEnd: `5px solid color-mix(in oklab, ${vars.color.primary} 60%, #1f1b24)`,
    },
    '&[data-kind="disc"]': { aspectRatio: '1', borderRadius: '50%' },
    '&[data-red]': { background: `radial-gradient(circle at 35% 30%, #d83a55, ${RED})` },
    '&[data-hidden]': {
      background: `radial-gradient(circle at 40% 30%, transparent 30%, rgb(0 0 0 / 0.35)), ${vars.gradient.brand}`,
      borderColor: 'transparent',
    },
    '&[data-dealt]': {
      animationName: roll,
      animationDuration: '380ms',
      animationTimingFunction: 'cubic-bezier(0.2, 0.8, 0.3, 1)',
      animationFillMode: 'backwards',
    },
  },
  '@media': {
    [reducedMotion]: { selectors: { '&[data-dealt]': { animationName: 'none' } } },
  },
});

export const face = style({ inlineSize: '100%', blockSize: '100%' });

export const pip = style({
  fill: INK,
  selectors: { '&[data-face="1"], &[data-face="4"]': { fill: RED } },
});

export const bar = style({ blockSize: '2px', marginInline: '12%', background: '#9c8f74' });

export const circle = style({
  fill: '#1c5fa8',
  selectors: { '&[data-third="1"]': { fill: RED }, '&[data-third="2"]': { fill: '#0c6340' } },
});

export const inner = style({ fill: BONE });

export const frame = style({ fill: 'none', stroke: '#1c5fa8', strokeWidth: 5 });

export const ring = style({
  placeSelf: 'center',
  inlineSize: '62%',
  blockSize: '62%',
  border: '2px solid currentColor',
  borderRadius: '50%',
  opacity: 0.5,
});
