import { style } from '@vanilla-extract/css';
import { tabularText } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

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
    selectors: {
      // Drawn and no text: what it stands on is called by its own name alone.
      '&[data-figure]::before': { content: 'attr(data-figure)' },
      '[data-inline] > &': { position: 'static', boxShadow: 'none' },
      '&[data-dot]': {
        insetBlockStart: '-1px',
        insetInline: 'auto -1px',
        minInlineSize: 0,
        inlineSize: '0.625rem',
        blockSize: '0.625rem',
        padding: 0,
      },
    },
    '@media': { '(forced-colors: active)': { outline: '1px solid CanvasText' } },
  },
]);
