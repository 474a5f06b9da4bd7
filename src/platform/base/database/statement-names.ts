/** More texts than the platform has; whatever comes beyond is sent without a name. */
const MAX_STATEMENTS = 1000;

const names = new Map<string, string>();
const unnamed = new Set<string>();
let named = 0;

/** One name for one text, in all connections; null for a text that is sent without one. */
export const statementName = (text: string): string | null => {
  const known = names.get(text);
  if (known) return known;
  if (unnamed.has(text) || names.size >= MAX_STATEMENTS) return null;
  named += 1;
  const name = `q${named}`;
  names.set(text, name);
  return name;
};

/** Gives a text a new name from now on: what was prepared under the old one no longer fits. */
export const renameStatement = (text: string): void => void names.delete(text);

/** Sends a text without a name from now on. */
export const unnameStatement = (text: string): void => {
  names.delete(text);
  if (unnamed.size < MAX_STATEMENTS) unnamed.add(text);
};
