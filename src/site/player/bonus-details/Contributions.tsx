import { useTranslation } from 'react-i18next';

import type { ValueOf } from '#api/endpoint.ts';
import type { bonusDetails } from '#api/bonuses.ts';
import { DescriptionList } from '#components/DescriptionList/DescriptionList.tsx';
import { Disclosure } from '#components/Disclosure/Disclosure.tsx';
import { Stack } from '#components/Stack/Stack.tsx';

import { useFormat } from '../../i18n/use-format.ts';

/** Which part of a bet counts for a bonus, category by category. */
export const Contributions = ({
  contributions,
  minimumOdds,
}: Pick<ValueOf<typeof bonusDetails>, 'contributions' | 'minimumOdds'>) => {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <Disclosure title={t('bonus.contributions')}>
      <Stack gap="x3">
        <DescriptionList
          items={contributions.map(({ gameType, percent }) => ({
            id: gameType,
            term: t(`categories.${gameType}`),
            value: format.percent(percent / 100),
          }))}
        />
        <p>
          {t('bonus.minimumOdds', {
            odds: format.number(minimumOdds, { minimumFractionDigits: 2 }),
          })}
        </p>
      </Stack>
    </Disclosure>
  );
};
