import type {
  ExplainedSetting,
  ExplainedTheme,
  ExplainedToken,
  ExplainedValue,
  ThemeSource,
} from '#config/explain/explain-theme.ts';
import { renderTable } from '../../../base/terminal/table.ts';
import { tintData } from '../../../base/terminal/print.ts';

/** A patch of the color itself, on terminals that show colors. */
const swatch = (color: string): string => {
  const digits = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})/i.exec(color)?.slice(1);
  if (!digits || tintData('bold', 'x') === 'x') return color;
  const [red, green, blue] = digits.map((pair) => Number.parseInt(pair, 16));
  return `\u001B[48;2;${red};${green};${blue}m  \u001B[0m ${color}`;
};

/** Longer values are cut in the table; `--json` has them whole. */
const MAX_SIGNS = 48;

const shortened = (text: string): string =>
  text.length > MAX_SIGNS ? `${text.slice(0, MAX_SIGNS - 1)}…` : text;

const placeOf = ({ file, line, column }: ThemeSource): string =>
  file === undefined ? '' : [file, line, column].filter((part) => part !== undefined).join(':');

/** Where a value comes from, in words: whose it is, then the line that says so. */
const origins: Record<ThemeSource['kind'], (source: ThemeSource) => string> = {
  merchant: placeOf,
  theme: (source) => `inherited from ${source.name} ${placeOf(source)}`,
  base: (source) => `base ${source.name} ${placeOf(source)}`,
  derived: ({ from = [] }) => `derived from ${from.join(', ')}`,
  default: (source) =>
    source.from ? `takes over ${source.from.join(', ')}` : `default ${placeOf(source)}`,
};

const originOf = (source: ThemeSource): string => {
  const moved = source.movedFrom === undefined ? '' : `, moved from ${source.movedFrom} to be read`;
  return origins[source.kind](source) + moved;
};

/** The modes' origins: once when they agree, and a file once when both stand in it. */
const originsOf = ({ modes: { light, dark } }: ExplainedToken): string => {
  const [inLight, inDark] = [originOf(light.source), originOf(dark.source)];
  if (inLight === inDark) return inLight;
  const { kind, file, line, column } = dark.source;
  const stand = kind === light.source.kind && file === light.source.file && line !== undefined;
  const areWritten = stand && ['merchant', 'theme', 'base'].includes(kind);
  if (areWritten && !light.source.movedFrom && !dark.source.movedFrom) {
    return `${inLight} and :${line}:${column}`;
  }
  return `light ${inLight}; dark ${inDark}`;
};

const heading = (...words: string[]): string[] => words.map((word) => tintData('dim', word));

const settingRow = ({ setting, value, source }: ExplainedSetting): string[] => {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return [setting, swatch(text), originOf(source)];
};

const colorRow = (token: ExplainedToken): string[] => {
  const { light, dark } = token.modes;
  return [token.name, swatch(light.value), swatch(dark.value), originsOf(token)];
};

const shownValue = ({ value }: ExplainedValue): string => shortened(value);

const tokenRow = (token: ExplainedToken): string[] => {
  const [light, dark] = [shownValue(token.modes.light), shownValue(token.modes.dark)];
  return [token.token, light === dark ? light : `${light} / ${dark}`, originsOf(token)];
};

/** A theme as tables: its settings, its colors in both modes, its other tokens. */
export const renderTheme = ({ merchant, chain, settings, tokens }: ExplainedTheme): string => {
  const colors = tokens.filter(({ group }) => group === 'color');
  const others = tokens.filter(({ group }) => group !== 'color');
  const parents = chain.map(({ name, file }) => `${name} (${file})`).join(', then ');
  return [
    `${tintData('bold', merchant)} extends ${parents}`,
    renderTable([heading('setting', 'value', 'from'), ...settings.map(settingRow)]),
    renderTable([heading('color', 'light', 'dark', 'from'), ...colors.map(colorRow)]),
    renderTable([heading('token', 'value', 'from'), ...others.map(tokenRow)]),
  ].join('\n\n');
};
