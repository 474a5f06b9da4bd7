import type { Plugin } from 'vite';

const ROUTER = /[\\/]node_modules[\\/]react-router[\\/]dist[\\/]/;

/** A component's name for debugging, set in a statement of its own. */
const DISPLAY_NAME = /^\w+\.displayName = .*;$/gm;

/** Calls of React that only wrap what they are given. */
const WRAPPER = /= (React\w*\.(?:forwardRef|memo|createContext)\()/g;

const DEVELOPMENT = /([\\/]react-router[\\/]dist[\\/])development([\\/])/;

/**
 * Takes React Router's build for production, which its package names to CommonJS only, and lets the
 * bundler leave out what the site does not use of it: the wrappers and debugging names of its
 * components look like effects, so all of them would be carried.
 */
export const trimRouter = (): Plugin => ({
  name: 'livery:trim-router',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^react-router(\/dom)?$/ },
    async handler(source, importer, options) {
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      return resolved && { ...resolved, id: resolved.id.replace(DEVELOPMENT, '$1production$2') };
    },
  },
  transform: {
    filter: { id: ROUTER },
    handler: (code) => code.replace(DISPLAY_NAME, '').replace(WRAPPER, '= /* @__PURE__ */ $1'),
  },
});
