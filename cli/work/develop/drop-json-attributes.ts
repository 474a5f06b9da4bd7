import type { Plugin } from 'vite';

/** `, { with: { type: 'json' } }` of a dynamic import, `with { type: 'json' }` of a static one. */
const ATTRIBUTE =
  /,\s*\{\s*with:\s*\{\s*type:\s*['"]json['"]\s*\}\s*\}|\bwith\s*\{\s*type:\s*['"]json['"]\s*\}/g;

/**
 * Takes the import attribute from imports of JSON: Node wants it, but the development server sends
 * JSON as a script, which a browser that was promised JSON refuses.
 */
export const dropJsonAttributes: Plugin = {
  name: 'livery:drop-json-attributes',
  enforce: 'pre',
  transform: {
    filter: { id: /[\\/]src[\\/].*\.tsx?(?:\?|$)/, code: /type:\s*['"]json['"]/ },
    handler: (code) => ({ code: code.replaceAll(ATTRIBUTE, ''), map: null }),
  },
};
