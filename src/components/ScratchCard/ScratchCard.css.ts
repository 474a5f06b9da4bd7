import { keyframes, style } from '@vanilla-extract/css';
import { below, reducedMotion } from '#theme/breakpoints.ts';
import { displayText, tabularText } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

export const card = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.x3,
  minInlineSize: 0,
  inlineSize: 'min(100%, 28rem, 72dvh)',
  marginInline: 'auto',
  padding: vars.space.x4,
  border: '2px solid transparent',
  borderRadius: vars.radius.lg,
  background: `${vars.pattern.image}, linear-gradient(${vars.color.surface}, ${vars.color.surface}) padding-box, ${vars.gradient.brand} border-box`,
  boxShadow: vars.glow.soft,
  // On a phone the ticket leaves room for the button that plays.
  '@media': { [below('tablet')]: { inlineSize: 'min(100%, 28rem, 48dvh)' } },
});

export const title = style([
  displayText,
  { margin: 0, textAlign: 'center', fontSize: vars.size.xl, overflowWrap: 'anywhere' },
]);

/** Fields go as the language goes; the foil lies over all of them. */
export const fields = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  inlineSize: '100%',
  aspectRatio: '1',
  direction: 'ltr',
  overflow: 'clip',
  borderRadius: vars.radius.md,
  border: `${vars.border.thin} solid ${vars.color.borderStrong}`,
  background: vars.color.surfaceSunken,
  // A finger scratches here and does not scroll the page.
  touchAction: 'none',
  userSelect: 'none',
  cursor: 'grab',
});

const pop = keyframes({
  '0%': { transform: 'scale(0.8)' },
  '60%': { transform: 'scale(1.08)' },
  '100%': { transform: 'scale(1)' },
});

export const field = style([
  displayText,
  tabularText,
  {
    appearance: 'none',
    display: 'grid',
    placeItems: 'center',
    minInlineSize: 0,
    margin: 0,
    padding: vars.space.x1,
    font: 'inherit',
    fontFamily: vars.font.display,
    fontSize: `clamp(${vars.size.md}, 6cqi, ${vars.size.xl})`,
    fontWeight: vars.weight.bold,
    letterSpacing: 0,
    color: vars.color.text,
    background: 'none',
    border: `1px dashed ${vars.color.border}`,
    cursor: 'inherit',
    transition: 'background-color 200ms ease, opacity 200ms ease',
    selectors: {
      '&:focus-visible': {
        // Above the foil, which lies over the fields.
        zIndex: 2,
        outline: `3px solid ${vars.color.focus}`,
        outlineOffset: '-4px',
      },
      '&[data-won]': {
        color: vars.color.onAccent,
        background: vars.color.accent,
        animation: `${pop} 360ms ease both`,
      },
      '&[data-lost]': { color: vars.color.textMuted },
    },
    '@media': {
      [reducedMotion]: { selectors: { '&[data-won]': { animation: 'none' } } },
    },
  },
]);

/** The foil's color is the brand's accent; `ScratchFoil` reads it from here. */
export const foil = style({
  position: 'absolute',
  zIndex: 1,
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  color: vars.color.accent,
  pointerEvents: 'none',
});

export const message = style([
  tabularText,
  {
    margin: 0,
    minBlockSize: '1.5em',
    textAlign: 'center',
    lineHeight: vars.line.normal,
    fontWeight: vars.weight.medium,
  },
]);
