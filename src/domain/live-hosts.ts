/** Who leads a live table: a character of ours with a stage name and a drawn portrait. */
export interface LiveHost {
  id: string;
  /** Written the same in every language. */
  name: string;
  /** Which portrait: 0 to 11. */
  look: number;
}

const NAMES = 'Aye Ilse Noor Tavi Mina Kofi Lena Raj Suri Bao Ines Odd'.split(' ');

/** The hosts of all live tables. */
export const liveHosts: readonly LiveHost[] = NAMES.map((name, look) => ({
  id: name.toLowerCase(),
  name,
  look,
}));

/** FNV-1a of 32 bits: spreads the tables over the hosts. */
const spread = (text: string): number => {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
};

/** The host of a live table: always the same one. */
export const hostOf = (gameCode: string): LiveHost => {
  const host = liveHosts[spread(gameCode) % liveHosts.length];
  if (!host) throw new Error('There is no host.');
  return host;
};
