/** Words of a language: groups of texts, nested. */
export interface Words {
  [key: string]: string | Words;
}

/**
 * The library's words with a brand's own in their place; own ones for which the library has no group
 * at the top are left out. Neither is changed.
 */
export const mergeWords = (library: Words, own: Words): Words => {
  const merged = { ...library };
  for (const [key, mine] of Object.entries(own)) {
    const theirs = merged[key];
    if (theirs === undefined) continue;
    const isGroup = typeof mine === 'object' && typeof theirs === 'object';
    merged[key] = isGroup ? { ...theirs, ...mergeWords(theirs, mine) } : mine;
  }
  return merged;
};
