import { gamePages } from '#generated/page-paths.ts';

/** The categories whose page is a center with a shelf for each vendor (specification 2). */
const TYPES = ['COCKFIGHT', 'LOTT', 'ELOTT'] as const;

export type CenterType = (typeof TYPES)[number];

/** The category of a center's address, with or without capitals and a closing slash. */
export const centerOfPath = (pathname: string): CenterType => {
  const path = pathname.toLowerCase().replace(/(?<=.)\/$/, '');
  const found = TYPES.find((type) => gamePages[type] === path);
  if (!found) throw new Error(`${pathname} is no game center.`);
  return found;
};
