/**
 * One of some things, always the same for the same game: what a catalogue without a word about it
 * leaves open. Spread by FNV-1a; nothing of value may hang on it.
 *
 * @throws {RangeError} when there is nothing to choose from
 */
export const chosenByCode = <Thing>(gameCode: string, things: readonly Thing[]): Thing => {
  let hash = 0x811c9dc5;
  for (let at = 0; at < gameCode.length; at += 1)
    hash = Math.imul(hash ^ gameCode.charCodeAt(at), 0x01000193);
  const thing = things[(hash >>> 4) % things.length];
  if (thing === undefined) throw new RangeError('There is nothing to choose from');
  return thing;
};
