import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { LanguageCode } from '#generated/merchant-config.ts';
import type { SiteSettings } from '../settings/to-settings.ts';

/** A page that is read without a session. */
export interface PublicPage {
  /** Without a language. */
  path: string;
  /** Empty for the home page. */
  title: string;
}

/** The compiled prerenderer: what the site itself says about one brand. */
export interface Prerenderer {
  /** The home page's markup. */
  renderHome: (settings: SiteSettings) => Promise<string>;
  /** One screen's markup, without the site around it. */
  renderScreen: (settings: SiteSettings, path: string, language: LanguageCode) => Promise<string>;
  /** The pages that are read without a session, each with its title in one language. */
  publicPages: (settings: SiteSettings, language: LanguageCode) => Promise<PublicPage[]>;
  features: readonly { name: string; when: (settings: SiteSettings) => boolean }[];
  /** The optional parts that the home page needs before it is alive. */
  partsAtOnceOfHome: (settings: SiteSettings) => string[];
  /** Those that it shows further down and fetches after. */
  partsBelowOfHome: (settings: SiteSettings) => string[];
}

const loaded = new Map<string, Promise<Prerenderer>>();

/**
 * Loads the prerenderer of a compile, once per process.
 *
 * @param folder the compile's folder in the store
 */
export const loadPrerenderer = (folder: string): Promise<Prerenderer> => {
  const file = pathToFileURL(path.join(folder, 'ssr', 'prerender.js')).href;
  const prerenderer = loaded.get(file) ?? (import(file) as Promise<Prerenderer>);
  loaded.set(file, prerenderer);
  return prerenderer;
};
