import { style } from '@vanilla-extract/css';
import { from } from '#theme/breakpoints.ts';
import { displayText } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

/** The brand's two colors as a breath of light over its own surface: words stay readable. */
const light = [
  `radial-gradient(90% 160% at 100% 0%, color-mix(in oklab, ${vars.color.gradientTo} 34%, transparent), transparent 70%)`,
  `radial-gradient(70% 140% at 0% 100%, color-mix(in oklab, ${vars.color.gradientFrom} 22%, transparent), transparent 70%)`,
  vars.color.surface,
].join(', ');

export const hero = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space.x4,
  minBlockSize: '8.5rem',
  paddingBlock: vars.space.x4,
  paddingInlineStart: vars.space.x4,
  overflow: 'clip',
  color: vars.color.text,
  background: light,
  border: `${vars.border.thin} solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  '@media': {
    [from('tablet')]: { minBlockSize: '11rem', paddingInlineStart: vars.space.x8 },
    [from('desktop')]: { minBlockSize: '13rem' },
  },
});

export const text = style({ display: 'grid', gap: vars.space.x2, minInlineSize: 0 });

export const kicker = style({
  margin: 0,
  color: vars.color.textMuted,
  fontSize: vars.size.sm,
  fontWeight: vars.weight.bold,
  lineHeight: vars.line.normal,
});

export const title = style([
  displayText,
  {
    margin: 0,
    fontSize: vars.size.xxl,
    overflowWrap: 'anywhere',
    hyphens: 'auto',
    textWrap: 'balance',
    '@media': { [from('tablet')]: { fontSize: vars.size.xxxl } },
  },
]);

export const intro = style({
  margin: 0,
  minBlockSize: '1.6em',
  maxInlineSize: '44ch',
  color: vars.color.textMuted,
  fontSize: vars.size.md,
  lineHeight: vars.line.normal,
  '@media': { [from('tablet')]: { fontSize: vars.size.lg } },
});

export const action = style({ marginBlockStart: vars.space.x2 });

/** Three pictures like a hand of cards, the first one in front. */
export const fan = style({
  position: 'relative',
  flex: 'none',
  alignSelf: 'stretch',
  inlineSize: '6.5rem',
  '@media': {
    [from('tablet')]: { inlineSize: '19rem' },
    [from('desktop')]: { inlineSize: '25rem' },
  },
});

export const card = style({
  position: 'absolute',
  insetBlockStart: '50%',
  insetInlineEnd: '18%',
  zIndex: 3,
  inlineSize: 'auto',
  blockSize: 'min(100%, 7.5rem)',
  aspectRatio: '3 / 4',
  overflow: 'clip',
  background: vars.color.skeleton,
  border: `${vars.border.thin} solid ${vars.color.tileBorder}`,
  borderRadius: vars.radius.md,
  boxShadow: vars.elevation.high,
  transform: 'translateY(-50%) rotate(-3deg)',
  selectors: {
    '&[data-place="1"]': {
      zIndex: 2,
      insetInlineEnd: '-6%',
      transform: 'translateY(-46%) rotate(7deg) scale(0.92)',
    },
    '&[data-place="2"]': { display: 'none' },
    '[dir="rtl"] &': { transform: 'translateY(-50%) rotate(3deg)' },
    '[dir="rtl"] &[data-place="1"]': { transform: 'translateY(-46%) rotate(-7deg) scale(0.92)' },
  },
  '@media': {
    [from('tablet')]: {
      blockSize: '118%',
      insetInlineEnd: '32%',
      selectors: {
        '&[data-place="1"]': { insetInlineEnd: '4%' },
        '&[data-place="2"]': {
          display: 'block',
          zIndex: 1,
          insetInlineEnd: '60%',
          transform: 'translateY(-46%) rotate(-10deg) scale(0.92)',
        },
        '[dir="rtl"] &[data-place="2"]': {
          transform: 'translateY(-46%) rotate(10deg) scale(0.92)',
        },
      },
    },
  },
});
