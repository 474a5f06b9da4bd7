import type { BoardLine, BoardOption } from './board-row.ts';

/** Numbers to pick from, as their balls carry them. */
export const numbersOf = (lowest: number, highest: number, width = 1): BoardOption[] =>
  Array.from({ length: highest - lowest + 1 }, (_number, index) => ({
    value: String(lowest + index).padStart(width, '0'),
  }));

const names = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh'];
/** So many positions of a draw. */
export const rowsOf = (count: number, note?: string, options = numbersOf(0, 9)): BoardLine[] =>
  names.slice(0, count).map((label) => ({ id: label, label, note, look: 'balls', options }));

/** Words with what they pay. */
export const sides: BoardLine[] = ['First', 'Dragon and tiger'].map((label, index) => ({
  id: label,
  label,
  look: 'words',
  options:
    index === 0
      ? [
          { value: 'big', label: 'Big', note: '1.96' },
          { value: 'small', label: 'Small', note: '1.96' },
          { value: 'odd', label: 'Odd', note: '1.96' },
          { value: 'even', label: 'Even', note: '1.96' },
        ]
      : [
          { value: 'dragon', label: 'Dragon', note: '2.16' },
          { value: 'tiger', label: 'Tiger', note: '2.16' },
          { value: 'tie', label: 'Tie', note: '9.6' },
        ],
}));
