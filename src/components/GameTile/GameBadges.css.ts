import { style } from '@vanilla-extract/css';
import { hiddenFromSight } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

/** One flag in the tile's corner, cut from its edge; a second mark lengthens it. */
export const row = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  display: 'flex',
  // The heart keeps the other corner.
  maxInlineSize: 'calc(100% - 2.75rem)',
  overflow: 'clip',
  borderEndEndRadius: `min(${vars.tile.radius}, 12px)`,
  pointerEvents: 'none',
});

export const badge = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '4px',
  flex: 'none',
  blockSize: '1.5rem',
  paddingInline: '8px',
  fontSize: vars.size.xs,
  fontWeight: vars.weight.bold,
  lineHeight: 1,
  whiteSpace: 'nowrap',
  selectors: {
    '&:first-child': { paddingInlineStart: '10px' },
    '&[data-kind="new"]': { color: vars.color.onAccent, background: vars.color.accent },
    '&[data-kind="hot"]': { color: vars.color.onDanger, background: vars.color.danger },
    '&[data-kind="top"]': { color: vars.color.onPrimary, background: vars.color.primary },
  },
  '@container': {
    // Three abreast on a phone: smaller marks, and the heart keeps its distance.
    '(max-width: 8rem)': {
      blockSize: '1.375rem',
      paddingInline: '6px',
      selectors: { '&:first-child': { paddingInlineStart: '7px' } },
    },
  },
});

/** Widths of a tile under which the word does not fit beside the heart and the second mark. */
const narrow = {
  'short-single': '7.5rem',
  'short-pair': '9.75rem',
  'long-single': '10.5rem',
  'long-pair': '12.5rem',
};

/** A tile too narrow for the whole word shows the icon alone; the word stays its name. */
export const word = style({
  '@container': Object.fromEntries(
    Object.entries(narrow).map(([room, width]) => [
      `(max-width: ${width})`,
      { selectors: { [`[data-room="${room}"] > * > &`]: hiddenFromSight } },
    ]),
  ),
});
