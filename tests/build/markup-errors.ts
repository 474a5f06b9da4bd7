const VOID = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'track',
  'wbr',
  '!doctype',
  '?xml',
]);

const TAG = /<!--[\s\S]*?-->|<(\/?)([a-z!?][\w:-]*)((?:"[^"]*"|'[^']*'|[^<>"'])*)(\/?)>/gi;
const ATTRIBUTE = /([^\s=/"']+)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s"'>]+))?/g;

/** What a page must not carry: script that no file of the site holds. */
const tagErrors = (name: string, text: string): string[] => {
  const attributes = new Map(
    [...text.matchAll(ATTRIBUTE)].map(([, key = '', value = '']) => [
      key.toLowerCase(),
      value.replace(/^["']|["']$/g, ''),
    ]),
  );
  const errors: string[] = [];
  // What is told to searching machines is data: nothing runs it.
  const isData = attributes.get('type') === 'application/ld+json';
  if (name === 'script' && !isData && !attributes.get('src')?.startsWith('/'))
    errors.push(`<script${text}>`);
  for (const key of attributes.keys()) if (key.startsWith('on')) errors.push(`${name} has ${key}`);
  if (/^\s*javascript:/i.test(attributes.get('href') ?? '')) errors.push(`${name} is a script`);
  return errors;
};

/** The only text that a script of a page may hold is JSON. */
const dataErrors = (text: string): string[] => {
  try {
    JSON.parse(text);
    return [];
  } catch {
    return [`no JSON: ${text}`];
  }
};

/**
 * What is wrong with the form of a page or an XML file: elements that are not closed where they
 * should be, bare signs in texts, and script within the page.
 */
export const markupErrors = (markup: string): string[] => {
  const errors: string[] = [];
  const open: string[] = [];
  let last = 0;
  for (const match of markup.matchAll(TAG)) {
    const [whole, slash = '', tag = '', attributes = ''] = match;
    const name = tag.toLowerCase();
    const isOpaque = open.at(-1) === 'script' || open.at(-1) === 'style';
    const text = markup.slice(last, match.index);
    if (isOpaque && !(slash && name === open.at(-1))) continue;
    if (!isOpaque && /[<>]|&(?!(\w+|#x?[\da-f]+);)/i.test(text)) errors.push(`bare sign: ${text}`);
    last = match.index + whole.length;
    if (tag === '' || VOID.has(name)) continue;
    if (slash) {
      if (name === 'script' && text.trim() !== '') errors.push(...dataErrors(text));
      const opened = open.pop();
      if (opened !== name) errors.push(`</${name}> closes <${opened}>`);
      continue;
    }
    errors.push(...tagErrors(name, attributes));
    if (!attributes.endsWith('/')) open.push(name);
  }
  return [...errors, ...open.map((name) => `<${name}> is not closed`)];
};
