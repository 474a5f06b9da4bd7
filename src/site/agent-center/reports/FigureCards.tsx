import type { ReactNode } from 'react';

import { Grid } from '#components/Grid/Grid.tsx';
import type { IconName } from '#components/Icon/icon-paths.ts';
import { StatCard } from '#components/StatCard/StatCard.tsx';

/** One sum of a report. */
export interface FigureCard {
  id: string;
  label: string;
  icon: IconName;
  /** As it is written; undefined while it is on its way. */
  value: ReactNode;
}

/** What a report comes to over all of its pages. */
export const FigureCards = ({ cards }: { cards: readonly FigureCard[] }) => (
  <Grid min="max(13rem, 22%)" gap="x3">
    {cards.map(({ id, label, icon, value }) => (
      <StatCard key={id} {...{ label, icon }} compact loading={value === undefined} value={value} />
    ))}
  </Grid>
);
