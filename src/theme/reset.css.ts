import { globalStyle } from '@vanilla-extract/css';
import { reducedMotion } from './breakpoints.ts';
import './scripts.css.ts';
import { vars } from './vars.css.ts';

// `:where` keeps the weight of every rule at zero, so that any component style wins.
globalStyle(':where(*, *::before, *::after)', { boxSizing: 'border-box' });

globalStyle(':where(html)', {
  colorScheme: 'light',
  fontSize: '100%',
  textSizeAdjust: '100%',
  WebkitTapHighlightColor: 'transparent',
  scrollPaddingBlockStart: `calc(${vars.layout.headerHeight} + ${vars.space.x4})`,
  scrollbarGutter: 'stable',
});

globalStyle(':where(html[data-mode="dark"])', { colorScheme: 'dark' });

globalStyle(':where(body)', {
  margin: 0,
  minBlockSize: '100dvb',
  background: vars.color.bg,
  color: vars.color.text,
  fontFamily: vars.font.text,
  fontSize: vars.size.md,
  fontWeight: vars.weight.regular,
  lineHeight: vars.line.text,
  overflowWrap: 'break-word',
  WebkitFontSmoothing: 'antialiased',
  fontSynthesis: 'style',
});

globalStyle(':where(h1, h2, h3, h4, h5, h6, p, figure, blockquote, dl, dd, ul, ol)', {
  margin: 0,
});

globalStyle(':where(ul[role="list"], ol[role="list"])', { padding: 0, listStyle: 'none' });

globalStyle(':where(h1, h2, h3, h4)', {
  fontFamily: vars.font.display,
  fontWeight: vars.weight.display,
  fontStyle: vars.style.display,
  textTransform: vars.transform.display,
  letterSpacing: vars.tracking.display,
  lineHeight: vars.line.tight,
  textWrap: 'balance',
});

globalStyle(':where(img, svg, video, canvas)', { display: 'block', maxInlineSize: '100%' });

globalStyle(':where(button, input, select, textarea)', {
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
});

globalStyle(':where(button)', {
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
  touchAction: 'manipulation',
});

globalStyle(':where(a)', { color: vars.color.link, textUnderlineOffset: '0.2em' });
globalStyle(':where(hr)', { margin: 0, border: 0 });
globalStyle(':where(table)', { borderCollapse: 'collapse' });
globalStyle(':where([hidden])', { display: 'none' });
globalStyle(':where(:focus-visible)', {
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: '2px',
});
globalStyle('::selection', { background: vars.color.primary, color: vars.color.onPrimary });

globalStyle('*, *::before, *::after', {
  '@media': {
    [reducedMotion]: {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
      scrollBehavior: 'auto !important' as 'auto',
    },
  },
});

// What a page says before its script has run gives way to the page itself.
globalStyle('#app:not(:empty) ~ main', { display: 'none' });
// Without the script it is what one reads, and its list of links is pressed by thumbs.
globalStyle('#app ~ main > article > ul a', {
  display: 'inline-block',
  minInlineSize: '24px',
  minBlockSize: '24px',
});
