import { componentFiles } from 'virtual:livery/components';
import { functionAsWritten, writeProps } from './write-props.ts';

/** What a snippet is made for. */
export interface SnippetOf {
  /** `Basics/Tabs`: the component's name stands last. */
  title: string;
  /** The props that the story gives it. */
  args?: Record<string, unknown>;
}

const TAG = /<([A-Z]\w*)/gu;

const tagsIn = (code: string): string[] => [
  ...new Set([...code.matchAll(TAG)].map(([, name = '']) => name)),
];

/** A story's own wrapper, which holds a value as a page would, takes the props of what it wraps. */
const unwrapped = (code: string, { title, args }: SnippetOf): string => {
  const component = title.split('/').at(-1)?.replaceAll(/\W/gu, '') ?? '';
  const [root = ''] = tagsIn(code);
  const isWrapper = root !== '' && !(root in componentFiles) && code.startsWith(`<${root}`);
  if (!isWrapper || !(component in componentFiles)) return code;
  const written = args && writeProps(component, args);
  return written ?? code.replaceAll(new RegExp(`(</?)${root}\\b`, 'gu'), `$1${component}`);
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
export const pasteable = (code: string, of: SnippetOf): string => {
  if (!code.startsWith('<')) return code;
  const drawn = unwrapped(code.trim(), of);
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

/** How a story's elements are written down: `parameters.jsx`. */
export const writtenJsx = {
  functionValue: functionAsWritten,
  showFunctions: true,
  useFragmentShortSyntax: true,
};
