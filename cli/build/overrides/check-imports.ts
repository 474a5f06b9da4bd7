import path from 'node:path';
import { isSyntaxNode, type SyntaxNode, visitSyntax } from '../compile/visit-syntax.ts';
import type { OwnFault } from './override-issue.ts';

const ALLOWED = /^(?:#components\/|#theme\/|#domain\/|react$)/;

/** What reaches the network, storage, other pages or other code; also by way of the window. */
const FORBIDDEN = new Map([
  ...['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource', 'WebTransport'].map(
    (name) => [name, 'Own code calls no network; what it shows comes in its props.'] as const,
  ),
  ...['localStorage', 'sessionStorage', 'indexedDB', 'cookieStore', 'caches'].map(
    (name) =>
      [name, 'Own code keeps nothing in the browser; useState lasts as long as the page.'] as const,
  ),
  ...['window', 'globalThis', 'self', 'document', 'navigator', 'location'].map(
    (name) =>
      [name, 'Own code does without the window: it is also rendered where there is none.'] as const,
  ),
  ...['eval', 'Function', 'Worker', 'SharedWorker', 'importScripts', 'require'].map(
    (name) => [name, 'Own code brings all its code in its own files.'] as const,
  ),
]);

const FORBIDDEN_TAGS = new Set([
  'script',
  'iframe',
  'object',
  'embed',
  'base',
  'link',
  'meta',
  'style',
  'form',
]);

const nameOf = (node: unknown): string | undefined =>
  isSyntaxNode(node) && typeof node['name'] === 'string' ? node['name'] : undefined;

const importFault = (file: string, source: unknown): OwnFault | undefined => {
  const name = isSyntaxNode(source) && typeof source['value'] === 'string' ? source['value'] : '';
  const at = isSyntaxNode(source) ? source.start : 0;
  const fault = (message: string, suggestion: string): OwnFault => ({
    code: 'overrides/import',
    offset: at,
    message,
    suggestion,
  });
  if (name.startsWith('.')) {
    const target = path.posix.normalize(path.posix.join(path.posix.dirname(file), name));
    return target.startsWith('..')
      ? fault(
          `“${name}” leads out of the brand’s overrides.`,
          'Copy what is needed into overrides/parts.',
        )
      : undefined;
  }
  if (ALLOWED.test(name)) return undefined;
  const suggestion = name.startsWith('#site/')
    ? 'What a page or section may know of the site comes in its props: see OwnPartProps.'
    : 'Build upon #components; texts stand in overrides/words, and come by say().';
  return fault(`Own code may not import “${name}”.`, suggestion);
};

/** Every name that a file binds: a parameter named `location` is not the window's. */
const boundNames = (program: SyntaxNode): Set<string> => {
  const names = new Set<string>();
  const bind = (pattern: unknown): void => {
    if (!isSyntaxNode(pattern)) return;
    const name = pattern.type === 'Identifier' ? nameOf(pattern) : undefined;
    if (name !== undefined) names.add(name);
    if (pattern.type === 'ObjectPattern')
      for (const each of pattern['properties'] as SyntaxNode[])
        bind(each['value'] ?? each['argument']);
    if (pattern.type === 'ArrayPattern')
      for (const each of pattern['elements'] as unknown[]) bind(each);
    if (pattern.type === 'AssignmentPattern') bind(pattern['left']);
    if (pattern.type === 'RestElement') bind(pattern['argument']);
  };
  visitSyntax(program, (node) => {
    if (/^Import(?:Default|Namespace)?Specifier$/.test(node.type)) bind(node['local']);
    if (node.type === 'VariableDeclarator') bind(node['id']);
    if (/Function/.test(node.type)) {
      bind(node['id']);
      for (const each of (node['params'] as unknown[] | undefined) ?? []) bind(each);
    }
  });
  return names;
};

/** Names that stand after a dot or before a colon mean no variable. */
const namedOnly = (program: SyntaxNode): Set<unknown> => {
  const names = new Set<unknown>();
  visitSyntax(program, (node) => {
    if (node.type === 'MemberExpression' && node['computed'] !== true) names.add(node['property']);
    if (node.type === 'Property' && node['computed'] !== true && node['shorthand'] !== true)
      names.add(node['key']);
    if (/^TS|^JSX(?:Attribute|Identifier)/.test(node.type))
      for (const each of Object.values(node)) names.add(each);
  });
  return names;
};

const forbidden = (what: string, node: SyntaxNode, suggestion: string): OwnFault => ({
  code: 'overrides/forbidden',
  offset: node.start,
  message: `Own code may not use ${what}.`,
  suggestion,
});

const elementFault = (node: SyntaxNode): OwnFault | undefined => {
  const name = nameOf(node['name']);
  if (node.type === 'JSXOpeningElement' && name !== undefined && FORBIDDEN_TAGS.has(name)) {
    const suggestion =
      name === 'style' ? 'Css stands in overrides/styles.css.' : 'Use a component of the library.';
    return forbidden(`<${name}>`, node, suggestion);
  }
  if (node.type !== 'JSXAttribute') return undefined;
  if (name === 'dangerouslySetInnerHTML')
    return forbidden(name, node, 'The component Html shows markup that was made safe.');
  const value = isSyntaxNode(node['value']) ? node['value']['value'] : undefined;
  const address = typeof value === 'string' ? value : '';
  if (/^(?:src|srcSet|poster)$/.test(name ?? '') && /^(?:https?:)?\/\//.test(address))
    return forbidden(`a picture from ${address}`, node, 'Pictures stand in overrides/pictures.');
  return undefined;
};

/**
 * Finds what own code may not reach: imports beyond the library, network, storage, markup that
 * brings code.
 *
 * @param file from the folder of overrides
 */
export const checkImports = (file: string, program: SyntaxNode): OwnFault[] => {
  const faults: (OwnFault | undefined)[] = [];
  const [bound, named] = [boundNames(program), namedOnly(program)];
  visitSyntax(program, (node) => {
    if (
      /^(?:Import|Export(?:Named|All))(?:Declaration)$|^ImportExpression$/.test(node.type) &&
      node['source']
    )
      faults.push(importFault(file, node['source']));
    const name = node.type === 'Identifier' ? nameOf(node) : undefined;
    const why =
      name === undefined || bound.has(name) || named.has(node) ? undefined : FORBIDDEN.get(name);
    if (name !== undefined && why !== undefined) faults.push(forbidden(name, node, why));
    if (node.type === 'MetaProperty' && nameOf(node['meta']) === 'import')
      faults.push(forbidden('import.meta', node, 'Own code brings all its code in its own files.'));
    faults.push(elementFault(node));
  });
  return faults.filter((fault) => fault !== undefined);
};
