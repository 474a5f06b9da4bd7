import { style } from '@vanilla-extract/css';
import { from } from '#theme/breakpoints.ts';
import { visuallyHidden } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto minmax(260px, 2fr) minmax(320px, 3fr)',
  gap: vars.space.x3,
  minBlockSize: '100vh',
  padding: vars.space.x4,
  background: vars.color.bgAlt,
  color: vars.color.text,
  fontFamily: vars.font.text,
  fontSize: vars.size.md,
  '@media': {
    [from('desktop')]: {
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
      gridTemplateRows: 'auto minmax(0, 1fr)',
      blockSize: '100vh',
    },
  },
});

export const head = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: `${vars.space.x3} ${vars.space.x6}`,
  minInlineSize: 0,
});

export const share = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x3,
});

export const writing = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x2,
  minBlockSize: 0,
});

export const editor = style({
  flex: 1,
  minBlockSize: '180px',
  overflow: 'hidden',
  border: `${vars.border.thin} solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.md,
});

export const fault = style({
  margin: 0,
  padding: vars.space.x3,
  borderRadius: vars.radius.md,
  background: vars.color.danger,
  color: vars.color.onDanger,
  overflowWrap: 'anywhere',
});

export const hidden = style([visuallyHidden]);

export const room = style({
  display: 'flex',
  minBlockSize: 0,
  overflow: 'auto',
  border: `${vars.border.thin} solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.md,
  background: vars.color.surface,
});

/** A window of its own: what asks for the window's width is told this one's. */
export const frame = style({
  flex: 'none',
  inlineSize: '100%',
  minBlockSize: '300px',
  blockSize: '100%',
  marginInline: 'auto',
  border: 0,
  background: vars.color.bg,
});
