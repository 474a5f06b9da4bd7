import type { ColorRole, ThemeMode } from '#generated/merchant-config.ts';
import type { Finding } from '../problems/problem.ts';
import { contrast, readable } from '../theme/contrast.ts';
import { contrastPairs } from '../theme/contrast-pairs.ts';
import type { ResolvedTheme } from '../theme/resolve-theme.ts';
import { finding, type Subject } from './check.ts';

interface Clash {
  mode: ThemeMode;
  color: ColorRole;
  ground: ColorRole;
  needed: 4.5 | 3;
}

const clashesOf = (theme: ResolvedTheme, modes: ThemeMode[]): Clash[] =>
  modes.flatMap((mode) =>
    contrastPairs.flatMap(({ color, on, needed }) =>
      on
        .filter((ground) => contrast(theme[mode][color], theme[mode][ground]) < needed)
        .map((ground) => ({ mode, color, ground, needed })),
    ),
  );

/** The grounds that a colour has to suit at once, so that a suggestion does not break another. */
const partnersOf = (
  role: ColorRole,
  theme: ResolvedTheme,
  mode: ThemeMode,
  needed: number,
): string[] =>
  contrastPairs
    .filter((pair) => pair.needed <= needed)
    .flatMap(({ color, on }) => (color === role ? on : on.includes(role) ? [color] : []))
    .map((partner) => theme[mode][partner]);

const explain = (subject: Subject, theme: ResolvedTheme, clash: Clash): Finding => {
  const { mode, color, ground, needed } = clash;
  const colors = theme[mode];
  const own = subject.config.theme.colors[mode];
  const culprit = own[color] !== undefined ? color : own[ground] !== undefined ? ground : undefined;
  const path = culprit === undefined ? ['theme', 'brand'] : ['theme', 'colors', mode, culprit];
  const ratio = Math.floor(contrast(colors[color], colors[ground]) * 100) / 100;
  const message =
    `In ${mode} mode, ${color} ${colors[color]} on ${ground} ${colors[ground]} has a contrast of ` +
    `${ratio} to 1; it needs ${needed} to 1.`;
  const blamed = culprit ?? color;
  const partner = blamed === color ? colors[ground] : colors[color];
  const all = readable(colors[blamed], partnersOf(blamed, theme, mode, needed), needed);
  const suitsPartner = contrast(all, partner) >= needed;
  const nearest = suitsPartner ? all : readable(colors[blamed], [partner], needed);
  const code = needed === 3 ? 'contrast/large' : 'contrast/text';
  return finding(
    subject,
    code,
    path,
    message,
    `The nearest colour that passes: "${blamed}": "${nearest}".`,
  );
};

/**
 * Every declared pair of colours is readable in every mode of the site.
 */
export const checkContrast = (subject: Subject, theme: ResolvedTheme): Finding[] =>
  clashesOf(theme, subject.config.theme.modes).map((clash) => explain(subject, theme, clash));
