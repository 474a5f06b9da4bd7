/** A row of the stories’ table. */
export interface Entry {
  id: string;
  kind: string;
  day: string;
  minor: number;
  state: 'Settled' | 'Open';
}

/** A few of them. */
export const entries: Entry[] = [
  { id: 'D-1041', kind: 'Deposit', day: '19 Nov 2026', minor: 250_000, state: 'Settled' },
  { id: 'W-2210', kind: 'Withdrawal', day: '18 Nov 2026', minor: -120_000, state: 'Open' },
  { id: 'B-0007', kind: 'Bonus', day: '17 Nov 2026', minor: 50_000, state: 'Settled' },
  { id: 'T-3302', kind: 'Transfer', day: '16 Nov 2026', minor: -4050, state: 'Settled' },
];

/** More than fit a screen. */
export const many = Array.from({ length: 24 }, (_entry, index) => {
  const entry = entries[index % entries.length] as Entry;
  return { ...entry, id: `${entry.id}-${index}`, minor: entry.minor + index * 100 };
});
