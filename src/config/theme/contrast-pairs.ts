import type { ColorRole } from '#generated/merchant-config.ts';

/** Colours that stand on each other somewhere, and the contrast they need. */
export interface ContrastPair {
  color: ColorRole;
  on: ColorRole[];
  needed: 4.5 | 3;
}

const pages: ColorRole[] = ['bg', 'bgAlt', 'surface', 'surfaceRaised'];
const text = (color: ColorRole, ...on: ColorRole[]): ContrastPair => ({ color, on, needed: 4.5 });
const large = (color: ColorRole, ...on: ColorRole[]): ContrastPair => ({ color, on, needed: 3 });

/** Every pair that the components use. Text needs 4.5 to 1, marks and controls 3 to 1 (WCAG AA). */
export const contrastPairs: readonly ContrastPair[] = [
  text('text', ...pages, 'surfaceSunken'),
  text('textMuted', ...pages, 'surfaceSunken'),
  text('link', ...pages),
  text('onPrimary', 'primary', 'primaryHover', 'primaryPressed', 'gradientFrom', 'gradientTo'),
  text('onSecondary', 'secondary', 'secondaryHover'),
  text('onAccent', 'accent'),
  text('success', ...pages),
  text('warning', ...pages),
  text('danger', ...pages),
  text('info', ...pages),
  text('onSuccess', 'success'),
  text('onWarning', 'warning'),
  text('onDanger', 'danger'),
  text('onInfo', 'info'),
  text('headerText', 'headerBg'),
  text('headerMuted', 'headerBg'),
  text('footerText', 'footerBg'),
  text('footerMuted', 'footerBg'),
  text('onJackpot', 'jackpot'),
  large('primary', ...pages),
  large('accent', ...pages),
  large('borderStrong', ...pages, 'surfaceSunken'),
  large('focus', ...pages, 'surfaceSunken', 'headerBg', 'footerBg'),
];
