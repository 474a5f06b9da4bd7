/** A promotion of every category that gives half of a deposit. */
export const matchPromotion = (id: string, mechanic: object) => ({
  id,
  title: { en: `The ${id}`, my: `${id} my` },
  summary: { en: id },
  content: { en: `<p>${id}</p>` },
  art: 'assets/mark.svg',
  category: 'ALL' as const,
  sequence: 0,
  mechanic: {
    percent: 50,
    mostMinor: 4000,
    leastMinor: 5000,
    budgetMinor: 10_000_000,
    ...mechanic,
  } as never,
});
