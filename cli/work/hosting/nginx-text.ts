/**
 * A text as nginx reads it back, between double quotes.
 *
 * @throws when it holds a dollar, which nginx takes for a variable and cannot escape
 */
export const quoted = (text: string): string => {
  if (text.includes('$')) throw new Error(`nginx would read a variable in: ${text}`);
  return `"${escaped(text)}"`;
};

/** The same for a text that names variables. */
export const templated = (text: string): string => `"${escaped(text)}"`;

const escaped = (text: string): string => text.replaceAll('\\', '\\\\').replaceAll('"', '\\"');

/** A pattern as nginx reads it back: inside quotes a backslash stays before anything but a quote. */
export const pattern = (source: string): string => `"${source.replaceAll('"', '\\"')}"`;

/** Words that mean something at the beginning of a line of a map. */
const OF_MAPS = new Set(['default', 'hostnames', 'include', 'volatile']);

/** What a map compares with: a brand may be called as one of its words is. */
export const mapKey = (text: string): string => (OF_MAPS.has(text) ? `\\${text}` : text);
