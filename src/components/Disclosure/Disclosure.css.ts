import { style } from '@vanilla-extract/css';
import { vars } from '#theme/vars.css.ts';

const normal = `${vars.motion.normal} ${vars.motion.easing}`;

export const box = style({
  minInlineSize: 0,
  selectors: {
    '&[data-variant="framed"]': {
      background: vars.color.surface,
      border: `${vars.border.thin} solid ${vars.color.border}`,
      borderRadius: vars.radius.md,
      overflow: 'clip',
    },
    '&[data-variant="plain"]': {
      borderBlockEnd: `${vars.border.thin} solid ${vars.color.border}`,
    },
  },
});

export const heading = style({
  fontFamily: 'inherit',
  fontStyle: 'normal',
  fontSize: 'inherit',
  textWrap: 'wrap',
});

export const button = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  inlineSize: '100%',
  minBlockSize: '3rem',
  paddingBlock: vars.space.x3,
  paddingInline: vars.space.x4,
  fontFamily: vars.font.text,
  fontWeight: vars.weight.medium,
  fontStyle: 'normal',
  letterSpacing: 'normal',
  textTransform: 'none',
  lineHeight: vars.line.normal,
  color: vars.color.text,
  textAlign: 'start',
  transition: `background ${vars.motion.fast} ${vars.motion.easing}`,
  selectors: {
    '&:hover': { background: `color-mix(in oklch, ${vars.color.text} 6%, transparent)` },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-3px' },
    '[data-variant="plain"] > h2 > &, [data-variant="plain"] > h3 > &, [data-variant="plain"] > h4 > &':
      { paddingInline: vars.space.x2 },
  },
});

export const title = style({ flex: 1, minInlineSize: 0 });

export const meta = style({
  flex: 'none',
  fontSize: vars.size.sm,
  fontWeight: vars.weight.regular,
  color: vars.color.textMuted,
});

export const chevron = style({
  flex: 'none',
  color: vars.color.textMuted,
  transition: `rotate ${normal}`,
  selectors: { '[aria-expanded="true"] > &': { rotate: '180deg' } },
});

/** Opens to the height of its content: a row from 0 to 1 share. */
export const panel = style({
  display: 'grid',
  gridTemplateRows: '0fr',
  visibility: 'hidden',
  transition: `grid-template-rows ${normal}, visibility ${normal}`,
  selectors: { '[data-open] > &': { gridTemplateRows: '1fr', visibility: 'visible' } },
});

export const clip = style({ minBlockSize: 0, overflow: 'hidden' });

export const content = style({
  paddingBlock: `${vars.space.x1} ${vars.space.x4}`,
  paddingInline: vars.space.x4,
  lineHeight: vars.line.text,
  color: vars.color.text,
  textAlign: 'start',
  selectors: {
    '[data-variant="plain"] > div > div > &': { paddingInline: vars.space.x2 },
  },
});
