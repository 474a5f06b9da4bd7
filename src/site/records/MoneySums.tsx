import { Grid } from '#components/Grid/Grid.tsx';
import type { IconName } from '#components/Icon/icon-paths.ts';
import { Money } from '#components/Money/Money.tsx';
import { StatCard } from '#components/StatCard/StatCard.tsx';

import { useFormat } from '../i18n/use-format.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { useSettings } from '../settings/use-settings.ts';
import { figureRoom } from './figure-room.ts';

/** One sum over a whole list. */
export interface MoneySum {
  label: string;
  icon: IconName;
  /** Whole minor units; undefined while it is on its way. */
  minor: number | undefined;
  /** Writes a plus before what came in. */
  signed?: boolean;
}

/** What a list of records comes to, over all of its pages. */
export const MoneySums = ({ sums }: { sums: readonly MoneySum[] }) => {
  const format = useFormat();
  const language = useLanguage();
  const { currency } = useSettings();
  const room = figureRoom(sums.map(({ minor = 0 }) => format.money(minor)));
  return (
    <Grid min={`max(${room}, ${Math.floor(100 / sums.length) - 3}%)`} gap="x3">
      {sums.map(({ label, icon, minor, signed }) => (
        <StatCard
          key={label}
          {...{ label, icon }}
          compact
          loading={minor === undefined}
          value={<Money minor={minor ?? 0} {...{ currency, language, signed }} />}
        />
      ))}
    </Grid>
  );
};
