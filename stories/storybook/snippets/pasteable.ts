import { componentFiles } from 'virtual:livery/components';

/** What a snippet is made for. */
export interface SnippetOf {
  /** `Basics/Tabs`: the component's name stands last. */
  title: string;
}

const TAG = /<([A-Z]\w*)/gu;

const tagsIn = (code: string): string[] => [
  ...new Set([...code.matchAll(TAG)].map(([, name = '']) => name)),
];

/** A story's own wrapper, which holds a value as a page would, takes the props of what it wraps. */
const unwrapped = (code: string, title: string): string => {
  const component = title.split('/').at(-1)?.replaceAll(/\W/gu, '') ?? '';
  const [root = ''] = tagsIn(code);
  const isWrapper = root !== '' && !(root in componentFiles) && code.startsWith(`<${root}`);
  if (!isWrapper || !(component in componentFiles)) return code;
  return code.replaceAll(new RegExp(`(</?)${root}\\b`, 'gu'), `$1${component}`);
};

const indented = (code: string): string =>
  code
    .split('\n')
    .map((line) => (line === '' ? line : `    ${line}`))
    .join('\n');

/**
 * A story as code that a person can paste: a module with its imports, which compiles as it stands, in a page as in
 * the playroom. What is a module already, or no JSX, stays as it is.
 */
export const pasteable = (code: string, { title }: SnippetOf): string => {
  if (!code.startsWith('<')) return code;
  const drawn = unwrapped(code.trim(), title);
  const imports = tagsIn(drawn).flatMap((name) => {
    const file = componentFiles[name];
    return file === undefined ? [] : [`import { ${name} } from '#components/${file}';`];
  });
  const head = imports.length > 0 ? `${imports.toSorted().join('\n')}\n\n` : '';
  return `${head}export const Example = () => (
  <>
${indented(drawn)}
  </>
);
`;
};

/** As a person writes it: what a test watches does nothing, and what is short is shown. */
const asWritten = (made: (...args: unknown[]) => unknown): string => {
  const text = made.toString();
  const isShort = /^\(?[\w\s,{}:]*\)?\s*=>\s*[\w.`'"$+\-*/ ()?:{}[\]]+$/u.test(text);
  return !('mock' in made) && isShort && text.length < 80 ? text : '() => {}';
};

/** How a story's elements are written down: `parameters.jsx`. */
export const writtenJsx = {
  functionValue: asWritten,
  showFunctions: true,
  useFragmentShortSyntax: true,
};
