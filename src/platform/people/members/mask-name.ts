/**
 * A player's name as others may see it: its first two and its last letter, never more than half.
 *
 * @param name a username; `thiri88` becomes `th****8`
 */
export const maskName = (name: string): string => {
  const letters = Array.from(name);
  const shown = letters.length >= 6 ? 2 : 1;
  const last = letters.length >= 4 ? (letters.at(-1) ?? '') : '';
  return `${letters.slice(0, shown).join('')}****${last}`;
};
