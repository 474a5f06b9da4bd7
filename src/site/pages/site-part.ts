import type { Settings } from '../settings/settings.ts';

/** The parts of each kind, by their names. */
type SitePartName =
  | { kind: 'header'; name: Settings['layout']['header'] }
  | { kind: 'footer'; name: Settings['layout']['footer'] }
  | { kind: 'hero'; name: Settings['layout']['hero'] }
  | { kind: 'section'; name: Exclude<Settings['home']['sections'][number], 'banners'> }
  /** Beside every page. */
  | { kind: 'aside'; name: string; when: (settings: Settings) => boolean }
  /** Within the header, the member center, a popup: shown by `MemberPart` to members of brands that have it. */
  | { kind: 'member'; name: string; when: (settings: Settings) => boolean }
  /** What only brands with some kind of promotion have: shown by `PromotionPart` to whomever it is for. */
  | { kind: 'promotion'; name: string; when: (settings: Settings) => boolean }
  /** In place of the site, whatever the address. */
  | { kind: 'status'; name: 'maintenance' | 'blocked' };

type SitePart = SitePartName & {
  /** One dynamic import of the part's file, which exports a component of its name. */
  load: () => Promise<object>;
};

/**
 * Places a part that a brand may have or lack: `export const part = sitePart({ … })` in a file
 * `*.part.ts` beside it. Headers, footers, heroes and sections are named as in the merchant's file,
 * which says whether a brand has them. Read by the generator as screens are (`siteScreen`).
 */
export const sitePart = (part: SitePart): SitePart => part;
