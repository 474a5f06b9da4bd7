/** A text as Caddy reads it back, between double quotes. */
export const word = (text: string): string =>
  `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

/** A pattern: Caddy leaves what stands in backquotes as it is. */
export const pattern = (source: string): string => `\`${source}\``;
