import { style } from '@vanilla-extract/css';
import { hiddenFromSight } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

export const row = style({
  position: 'absolute',
  insetBlockStart: vars.space.x2,
  insetInlineStart: vars.space.x2,
  display: 'flex',
  gap: vars.space.x1,
  // The heart keeps the other corner.
  maxInlineSize: 'calc(100% - 3.5rem)',
  pointerEvents: 'none',
});

export const badge = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '3px',
  flex: 'none',
  blockSize: '1.375rem',
  paddingInline: '6px',
  fontSize: vars.size.xs,
  fontWeight: vars.weight.bold,
  lineHeight: 1,
  whiteSpace: 'nowrap',
  borderRadius: `min(${vars.radius.sm}, 11px)`,
  selectors: {
    '&[data-kind="new"]': { color: vars.color.onAccent, background: vars.color.accent },
    '&[data-kind="hot"]': { color: vars.color.onDanger, background: vars.color.danger },
    '&[data-kind="top"]': { color: vars.color.onPrimary, background: vars.color.primary },
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
