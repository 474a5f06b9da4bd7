import { parseAst, type Plugin } from 'vite';
import { type SyntaxNode, visitSyntax } from './visit-syntax.ts';

const I18NEXT = /[\\/]node_modules[\\/]i18next[\\/]dist[\\/]esm[\\/]i18next\.js$/;

/**
 * What the site never calls, by class: words come by imports of ours and not by a backend, nobody
 * looks at its log, and no instance is cloned or written out.
 */
const UNUSED: Record<string, readonly string[]> = {
  Logger: ['log', 'warn', 'deprecate', 'once', 'clone'],
  ResourceStore: [
    'removeNamespaces',
    'addResource',
    'addResources',
    'removeResourceBundle',
    'toJSON',
  ],
  Translator: ['getUsedParamsDetails'],
  LanguageUtil: ['clearCache'],
  PluralResolver: ['clearCache', 'needsPlural', 'getPluralFormsOfKey'],
  Formatter: ['addCached'],
  Connector: [
    'queueLoad',
    'loaded',
    'read',
    'prepareLoading',
    'load',
    'reload',
    'loadOne',
    'saveMissing',
  ],
  I18n: [
    'hydrate',
    'use',
    'loadNamespaces',
    'loadLanguages',
    'setDefaultNamespace',
    'dir',
    'cloneInstance',
    'toJSON',
  ],
};

/** A call that only tells somebody who debugs: without `debug` it does nothing. */
const TELLING = /\blogger\.(log|warn|once|deprecate)$/;

/** A piece of the source, and what stands there instead. */
interface Cut {
  start: number;
  end: number;
  text: string;
}

const nameOf = (node: unknown): string => (node as { name?: string } | null)?.name ?? '';

const unusedMethods = (node: SyntaxNode, left: Set<string>): Cut[] => {
  const owner = nameOf(node['id']);
  const { body } = node['body'] as { body: SyntaxNode[] };
  return body.flatMap(({ start, end, key }) => {
    const method = nameOf(key);
    if (!UNUSED[owner]?.includes(method)) return [];
    left.delete(`${owner}.${method}`);
    return [{ start, end, text: '' }];
  });
};

/**
 * i18next without what the site does not use of it.
 *
 * @param code its module
 * @throws when a method that is to be left out is not there: another version needs another list
 */
export const withoutUnused = (code: string): string => {
  const cuts: Cut[] = [];
  const left = new Set(
    Object.entries(UNUSED).flatMap(([owner, methods]) =>
      methods.map((method) => `${owner}.${method}`),
    ),
  );
  visitSyntax(parseAst(code) as unknown as SyntaxNode, (node) => {
    const { type, start, end } = node;
    if (type === 'ClassDeclaration') cuts.push(...unusedMethods(node, left));
    if (type !== 'ExpressionStatement') return;
    const called = (node['expression'] as SyntaxNode)['callee'] as SyntaxNode | undefined;
    if (called && TELLING.test(code.slice(called.start, called.end)))
      cuts.push({ start, end, text: ';' });
  });
  if (left.size > 0) throw new Error(`i18next has no ${[...left].join(', ')} to leave out.`);
  let [trimmed, at] = ['', 0];
  for (const { start, end, text } of cuts.toSorted((one, other) => one.start - other.start)) {
    // What stands within a method that goes is gone with it.
    if (start < at) continue;
    trimmed += code.slice(at, start) + text;
    at = end;
  }
  return trimmed + code.slice(at);
};

/**
 * Leaves out of i18next what the site does not use: it is one module of classes, so the bundler
 * carries it whole. A fifth of it is for backends that fetch words and for who debugs.
 */
export const trimI18next = (): Plugin => ({
  name: 'livery:trim-i18next',
  enforce: 'pre',
  transform: { filter: { id: I18NEXT }, handler: withoutUnused },
});
