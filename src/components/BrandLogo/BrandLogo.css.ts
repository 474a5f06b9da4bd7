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

const hidden = { display: 'none' };

// Until the page runs, the mode tells the ground; then header and footer are marked with their own.
export const onLight = style({
  selectors: {
    ':root[data-mode="dark"]:not([data-header-ground]) &': hidden,
    ':root[data-header-ground="dark"] &[data-place="header"]': hidden,
    ':root[data-footer-ground="dark"] &[data-place="footer"]': hidden,
    ':root[data-mode="dark"] &[data-place="page"]': hidden,
  },
});

export const onDark = style({
  selectors: {
    ':root:not([data-mode="dark"], [data-header-ground]) &': hidden,
    ':root[data-header-ground="light"] &[data-place="header"]': hidden,
    ':root[data-footer-ground="light"] &[data-place="footer"]': hidden,
    ':root:not([data-mode="dark"]) &[data-place="page"]': hidden,
  },
});

const roomy = '(min-width: 480px)';

export const mark = style({
  inlineSize: '40px',
  blockSize: '40px',
  '@media': { [roomy]: { display: 'none' } },
});

export const full = style({ display: 'none', '@media': { [roomy]: { display: 'contents' } } });
