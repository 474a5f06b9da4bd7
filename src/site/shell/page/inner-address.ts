/** What of a press on a link decides who follows it. */
export interface PressedLink {
  /** The attribute as it is written, and the address that it means. */
  written: string;
  address: URL;
  target: string;
  isDownload: boolean;
}

/**
 * The address within this site that a link leads to, for the site's own router; null for a link
 * that is the browser's: another origin, a window of its own, a download, a place on this page.
 */
export const innerAddress = (link: PressedLink, origin: string): string | null => {
  const { written, address, target, isDownload } = link;
  const isElsewhere = address.origin !== origin || (target !== '' && target !== '_self');
  if (isElsewhere || isDownload || written.startsWith('#')) return null;
  return address.pathname + address.search + address.hash;
};
