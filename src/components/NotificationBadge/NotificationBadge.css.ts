import { createVar, fallbackVar, style } from '@vanilla-extract/css';
import { tabularText } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

/** How far it may reach from the middle of an icon, where its surroundings end; a percentage is of its own width, by default all of it. */
export const room = createVar();

/** How it moves when its type is larger; a percentage is of its own height. By default it stays. */
export const rise = createVar();

const space = fallbackVar(room, '100%');
const lift = fallbackVar(rise, '0px');

export const frame = style({ position: 'relative', display: 'inline-flex', maxInlineSize: '100%' });

export const mark = style([
  tabularText,
  {
    position: 'absolute',
    zIndex: 1,
    insetBlockStart: '-0.35rem',
    // From its own corner outwards: a long figure leaves an icon to be seen.
    insetInlineStart: 'calc(100% - 12px)',
    display: 'grid',
    placeItems: 'center',
    minInlineSize: '1.25rem',
    blockSize: '1.25rem',
    paddingInline: '5px',
    borderRadius: vars.radius.pill,
    background: vars.color.danger,
    color: vars.color.onDanger,
    boxShadow: `0 0 0 2px ${vars.color.surface}`,
    fontSize: '0.6875rem',
    fontWeight: vars.weight.bold,
    lineHeight: 1,
    pointerEvents: 'none',
    // What has no room at its end moves back over what it stands on.
    translate: `min(0px, ${space} - 100%) ${lift}`,
    selectors: {
      '[dir="rtl"] &': { translate: `max(0px, 100% - ${space}) ${lift}` },
      // Drawn and no text: what it stands on is called by its own name alone.
      '&[data-figure]::before': { content: 'attr(data-figure)' },
      '[data-inline] > &': { position: 'static', boxShadow: 'none' },
      '&[data-dot]': {
        insetBlockStart: '-1px',
        insetInline: 'auto -1px',
        minInlineSize: 0,
        translate: 'none',
        inlineSize: '0.625rem',
        blockSize: '0.625rem',
        padding: 0,
      },
    },
    '@media': { '(forced-colors: active)': { outline: '1px solid CanvasText' } },
  },
]);
