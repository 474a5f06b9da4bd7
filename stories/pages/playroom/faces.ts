/** The end of a range's first and last letter: `U+1F00-1FFF`, `U+4??`, `U+A9`. */
const spanOf = (range: string): [number, number] => {
  const [from = '', to = from] = range.trim().replace(/^u\+/iu, '').split('-');
  return [
    Number.parseInt(from.replaceAll('?', '0'), 16),
    Number.parseInt(to.replaceAll('?', 'f'), 16),
  ];
};

/** Letters that stand on every page. */
const ALWAYS = 'Aa09';

/** Whether a `@font-face` has a letter of a text; one without a range has all. */
const isNeeded = (rule: string, text: string): boolean => {
  const [, ranges] = /unicode-range:\s*([^;}]+)/iu.exec(rule) ?? [];
  if (ranges === undefined) return true;
  const spans = ranges.split(',').map(spanOf);
  return Array.from(new Set(ALWAYS + text)).some((letter) => {
    const point = letter.codePointAt(0) ?? 0;
    return spans.some(([first, last]) => point >= first && point <= last);
  });
};

/** The faces that have a letter of the text: a brand may have a hundred of them for Chinese alone. */
export const neededFaces = (rules: readonly string[], text: string): readonly string[] =>
  rules.filter((rule) => isNeeded(rule, text));

const asData = async (url: string): Promise<string> => {
  const blob = await (await fetch(url)).blob();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () =>
      resolve(typeof reader.result === 'string' ? reader.result : ''),
    );
    reader.addEventListener('error', () => reject(reader.error ?? new Error(url)));
    reader.readAsDataURL(blob);
  });
};

const inlined = new Map<string, Promise<string>>();

const inline = async (rule: string): Promise<string> => {
  const [, url] = /url\(["']?([^"')\s]+)["']?\)/u.exec(rule) ?? [];
  return url === undefined ? rule : rule.replace(url, await asData(url));
};

/** Faces with their files within: a frame without an origin is given no font by a server. */
export const inlineFaces = async (rules: readonly string[]): Promise<string> => {
  const made = rules.map((rule) => {
    const known = inlined.get(rule) ?? inline(rule);
    inlined.set(rule, known);
    return known;
  });
  return (await Promise.all(made)).join('\n');
};
