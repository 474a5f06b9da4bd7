import { expect, test } from 'vitest';
import { standingWord } from './standing-word.ts';

test.each([
  ['joined', undefined, 'pointsMultiplier', 'counting'],
  ['joined', undefined, 'depositMatch', 'joined'],
  ['closed', undefined, 'pointsMultiplier', 'closed'],
  ['rejected', undefined, 'depositMatch', 'rejected'],
  ['rejected', 'No picture', 'application', 'refused'],
] as const)('%s with the note %s in %s is told as %s', (status, note, mechanic, word) => {
  expect(standingWord({ status, ...(note && { note }) }, mechanic)).toBe(word);
});
