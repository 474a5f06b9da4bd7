import { createVar, fallbackVar, style } from '@vanilla-extract/css';
import { canHover } from '#theme/breakpoints.ts';
import { vars } from '#theme/vars.css.ts';

/** How wide the list wants to be; set by what it drops from, else it takes what there is. */
export const wantedWidth = createVar();

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });

/** As many columns as the panel has room for. */
export const columns = style([
  list,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))',
    gap: vars.space.x1,
    minInlineSize: fallbackVar(wantedWidth, '0px'),
  },
]);

export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  minBlockSize: '44px',
  paddingInline: vars.space.x3,
  borderRadius: vars.nav.radius,
  color: vars.color.text,
  fontSize: vars.size.sm,
  lineHeight: vars.line.normal,
  textDecoration: 'none',
  '@media': { [canHover]: { ':hover': { background: vars.color.surfaceSunken } } },
  selectors: { '&[aria-current="page"]': { fontWeight: vars.weight.bold } },
});

export const name = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const count = style({
  marginInlineStart: 'auto',
  color: vars.color.textMuted,
  fontFamily: vars.font.numeric,
  fontSize: vars.size.xs,
  fontVariantNumeric: 'tabular-nums',
});

export const waiting = style({ padding: vars.space.x2 });
