import { style } from '@vanilla-extract/css';

import { vars } from '#theme/vars.css.ts';

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  minBlockSize: '44px',
  borderRadius: vars.radius.sm,
});

export const logo = style({
  blockSize: '36px',
  inlineSize: 'auto',
  maxInlineSize: 'min(40vw, 200px)',
  objectFit: 'contain',
  objectPosition: 'center left',
  selectors: {
    '&[data-size="lg"]': { blockSize: '52px', maxInlineSize: '260px' },
    '[dir="rtl"] &': { objectPosition: 'center right' },
  },
});

export const onLight = style({
  selectors: { ':root[data-mode="dark"] &': { display: 'none' } },
});

export const onDark = style({
  selectors: { ':root:not([data-mode="dark"]) &': { display: 'none' } },
});

const roomy = '(min-width: 480px)';

export const mark = style({
  inlineSize: '40px',
  blockSize: '40px',
  '@media': { [roomy]: { display: 'none' } },
});

export const full = style({ display: 'none', '@media': { [roomy]: { display: 'contents' } } });
