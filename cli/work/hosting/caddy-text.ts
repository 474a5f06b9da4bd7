/** A text as Caddy reads it back, between double quotes. */
export const word = (text: string): string =>
  `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

/** A pattern: Caddy leaves what stands in backquotes as it is. */
export const pattern = (source: string): string => `\`${source}\``;

/** What a map compares with: a brand may be called by the one word that a map knows itself. */
export const mapKey = (text: string): string => (text === 'default' ? '~^default$' : text);
