import { globalStyle, style } from '@vanilla-extract/css';
import { displayText } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

/** Fills the frame that a site gives it; what does not fit scrolls inside the page. */
export const page = style({
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100dvh',
  minInlineSize: 0,
  color: vars.color.text,
  background: vars.color.bg,
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.x1} ${vars.space.x3}`,
  paddingInline: vars.space.x3,
  paddingBlock: vars.space.x1,
  minBlockSize: '3.25rem',
  background: vars.color.surface,
  borderBlockEnd: `${vars.border.thin} solid ${vars.color.border}`,
});

/** The tools alone, in the playing area’s corner: of a narrow one, above the game. */
export const corner = style({
  position: 'absolute',
  insetBlockStart: vars.space.x1,
  insetInlineEnd: vars.space.x1,
  zIndex: 2,
});

export const title = style([
  displayText,
  {
    flex: '1 1 7rem',
    minInlineSize: 0,
    margin: 0,
    fontSize: vars.size.md,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
]);

export const tools = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x1,
  marginInlineStart: 'auto',
});

export const body = style({
  display: 'grid',
  flex: '1 1 auto',
  gridTemplateRows: '1fr auto',
  minInlineSize: 0,
  '@container': {
    '(min-width: 860px)': {
      gridTemplateRows: '1fr',
      gridTemplateColumns: '1fr minmax(18rem, 22rem)',
    },
  },
});

export const stage = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  minInlineSize: 0,
  padding: vars.space.x4,
  background: `radial-gradient(120% 90% at 50% 0%, color-mix(in oklab, ${vars.color.primary} 14%, ${vars.color.bg}), ${vars.color.bg} 70%)`,
});

globalStyle(`${stage}:has(> ${corner})`, {
  '@container': { '(max-width: 859px)': { paddingBlockStart: '3rem' } },
});

export const play = style({
  inlineSize: '100%',
  maxInlineSize: '60rem',
  minInlineSize: 0,
  marginInline: 'auto',
});

export const notices = style({
  display: 'grid',
  gap: vars.space.x2,
  inlineSize: '100%',
  maxInlineSize: '60rem',
  marginInline: 'auto',
  marginBlockEnd: vars.space.x3,
});

export const panel = style({
  minInlineSize: 0,
  padding: vars.space.x4,
  background: vars.color.surface,
  borderBlockStart: `${vars.border.thin} solid ${vars.color.border}`,
  '@container': {
    '(min-width: 860px)': {
      borderBlockStart: 'none',
      borderInlineStart: `${vars.border.thin} solid ${vars.color.border}`,
    },
  },
});
