const BOWL = 'M0 10V0H3.6A2.8 2.8 0 0 1 3.6 5.6H0';
const RING = 'M5 0A5 5 0 1 0 5 10A5 5 0 1 0 5 0Z';

/*
 * Capitals and digits of one line width, drawn for this project: a logo made of outlines looks the
 * same everywhere, whatever fonts a machine has.
 */
const FORMS: Record<string, [path: string, width: number]> = {
  A: ['M0 10L3.6 0L7.2 10M1.4 6.4H5.8', 7.2],
  B: ['M0 0V10H3.6A2.6 2.6 0 0 0 3.6 4.8H0M0 0H3.4A2.4 2.4 0 0 1 3.4 4.8', 6.2],
  C: ['M8.84 1.8A5 5 0 1 0 8.84 8.2', 8.8],
  D: ['M0 0V10H3A5 5 0 0 0 3 0Z', 8],
  E: ['M5.8 0H0V10H5.8M0 5H4.8', 5.8],
  F: ['M5.8 0H0V10M0 5H4.8', 5.8],
  G: ['M8.84 1.8A5 5 0 1 0 10 5H6', 10],
  H: ['M0 0V10M7 0V10M0 5H7', 7],
  I: ['M0 0V10', 0],
  J: ['M4.6 0V7.4A2.4 2.4 0 0 1 0 8', 4.6],
  K: ['M0 0V10M6.4 0L0 5.6M2.2 3.8L6.8 10', 6.8],
  L: ['M0 0V10H5.4', 5.4],
  M: ['M0 10V0L4.2 6.4L8.4 0V10', 8.4],
  N: ['M0 10V0L7 10V0', 7],
  O: [RING, 10],
  P: [BOWL, 6.4],
  Q: [`${RING}M6.6 6.9L9.6 10.3`, 10],
  R: [`${BOWL}M3.2 5.6L6.6 10`, 6.6],
  S: [
    'M6.2 1.9C5.6 .6 4.5 0 3.2 0C1.4 0 .2 1 .2 2.6C.2 6 6.4 4 6.4 7.4C6.4 9 5.1 10 3.3 10C1.8 10 .6 9.3 0 8',
    6.4,
  ],
  T: ['M0 0H7M3.5 0V10', 7],
  U: ['M0 0V6.5A3.5 3.5 0 0 0 7 6.5V0', 7],
  V: ['M0 0L3.7 10L7.4 0', 7.4],
  W: ['M0 0L2.8 10L5.6 2L8.4 10L11.2 0', 11.2],
  X: ['M0 0L6.8 10M6.8 0L0 10', 6.8],
  Y: ['M0 0L3.5 5L7 0M3.5 5V10', 7],
  Z: ['M0 0H6.6L0 10H6.6', 6.6],
  '0': ['M3.2 0A3.2 5 0 1 0 3.2 10A3.2 5 0 1 0 3.2 0Z', 6.4],
  '1': ['M0 2L2.4 0V10', 2.4],
  '2': ['M.2 2.7A2.9 2.7 0 1 1 5.3 4.3L0 10H6', 6],
  '3': ['M.4 1.6A2.6 2.4 0 1 1 3 4.8A2.7 2.6 0 1 1 .2 8.4', 6],
  '4': ['M4.6 10V0L0 7H6.4', 6.4],
  '5': ['M5.6 0H.8L.4 4.6A3.1 3.1 0 1 1 .1 8.6', 6.2],
  '6': ['M4.6 0C1.5 2.2 0 4.6 0 6.9A3.1 3.1 0 1 0 6.2 6.9A3.1 3.1 0 0 0 .3 5.7', 6.2],
  '7': ['M0 0H6.2L2 10', 6.2],
  '8': [
    'M3.1 0A2.35 2.35 0 1 0 3.1 4.7A2.35 2.35 0 1 0 3.1 0M3.1 4.7A2.65 2.65 0 1 0 3.1 10A2.65 2.65 0 1 0 3.1 4.7',
    6.2,
  ],
  '9': ['M1.6 10C4.7 7.8 6.2 5.4 6.2 3.1A3.1 3.1 0 1 0 0 3.1A3.1 3.1 0 0 0 5.9 4.3', 6.2],
  '-': ['M0 5.4H3.6', 3.6],
  '&': ['M7 10L1.6 3.4A2 2 0 1 1 4.8 3.2L1 5.8A2.5 2.5 0 1 0 5.6 8.6L7 6', 7],
};

const SPACE = 4;
const GAP = 2.6;

/**
 * Sets a word in the logo's letters. Accents fall off; letters of other scripts are left out.
 *
 * @returns the letters with their offsets, and the word's whole width
 */
export const setWord = (
  word: string,
): { letters: { path: string; x: number }[]; width: number } => {
  const letters: { path: string; x: number }[] = [];
  let x = 0;
  for (const letter of word.normalize('NFD').toUpperCase()) {
    const form = FORMS[letter];
    if (form) {
      letters.push({ path: form[0], x: Math.round(x * 10) / 10 });
      x += form[1] + GAP;
    } else if (letter === ' ') x += SPACE;
  }
  return { letters, width: Math.max(0, Math.round((x - GAP) * 10) / 10) };
};
