import { createVar, keyframes, style } from '@vanilla-extract/css';
import { reducedMotion } from '#theme/breakpoints.ts';
import { focusRing } from '#theme/focus-ring.css.ts';
import { displayText } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

export const rows = createVar();
export const roundMs = createVar();

// The belt holds the list twice: after half of it the picture is the first again.
const pass = keyframes({ to: { transform: 'translateY(-50%)' } });

export const ticker = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  overflow: 'clip',
  color: vars.color.text,
  background: vars.color.surface,
  border: `${vars.border.thin} solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: '3rem',
  paddingInlineStart: vars.space.x4,
  borderBlockEnd: `${vars.border.thin} solid ${vars.color.border}`,
});

export const title = style([displayText, { fontSize: vars.size.lg }]);

export const pause = style([
  focusRing,
  {
    display: 'grid',
    placeItems: 'center',
    inlineSize: '2.75rem',
    blockSize: '2.75rem',
    color: vars.color.textMuted,
    borderRadius: vars.radius.md,
    ':hover': { color: vars.color.text },
    '@media': { [reducedMotion]: { display: 'none' } },
  },
]);

export const window = style({
  position: 'relative',
  blockSize: `calc(4rem * ${rows})`,
  overflow: 'hidden',
  selectors: {
    '&[data-moving]': {
      maskImage:
        'linear-gradient(to bottom, transparent, currentColor 0.75rem calc(100% - 0.75rem), transparent)',
    },
  },
  '@media': {
    [reducedMotion]: {
      overflowY: 'auto',
      // A list that stands still is cut by its frame: a fade would strike its first line out.
      selectors: { '&[data-moving]': { maskImage: 'none' } },
    },
  },
});

export const belt = style({
  selectors: {
    '[data-moving] > &': { animation: `${pass} ${roundMs} linear infinite` },
    '[data-paused] > &, [data-moving]:hover > &, [data-moving]:focus-within > &': {
      animationPlayState: 'paused',
    },
  },
  '@media': {
    [reducedMotion]: { selectors: { '[data-moving] > &': { animation: 'none' } } },
  },
});

export const list = style({
  padding: 0,
  // Not `none`: with an empty string Safari still reads it as a list.
  listStyleType: "''",
});

/** The second copy of the list: the eye only needs it while the belt moves. */
export const copy = style([list, { '@media': { [reducedMotion]: { display: 'none' } } }]);

export const empty = style({
  display: 'grid',
  placeItems: 'center',
  blockSize: '100%',
  padding: vars.space.x4,
  color: vars.color.textMuted,
  textAlign: 'center',
});
