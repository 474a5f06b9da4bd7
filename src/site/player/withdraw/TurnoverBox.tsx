import { useTranslation } from 'react-i18next';

import type { ValueOf } from '#api/endpoint.ts';
import type { turnover } from '#api/turnover.ts';
import { DescriptionList } from '#components/DescriptionList/DescriptionList.tsx';
import { Disclosure } from '#components/Disclosure/Disclosure.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Surface } from '#components/Surface/Surface.tsx';
import { TurnoverProgress } from '#components/TurnoverProgress/TurnoverProgress.tsx';

import { useFormat } from '../../i18n/use-format.ts';
import { useLanguage } from '../../i18n/use-language.ts';

/** How much has to be staked before money can go out, and because of what. */
export const TurnoverBox = ({
  currency,
  requiredMinor,
  doneMinor,
  remainingMinor,
  waived,
  items,
}: ValueOf<typeof turnover>) => {
  const { t } = useTranslation();
  const format = useFormat();
  const language = useLanguage();
  const isMet = remainingMinor === 0;
  return (
    <Surface>
      <Stack gap="x4">
        <TurnoverProgress
          title={t('withdraw.turnover.title')}
          state={isMet ? 'met' : 'running'}
          neededMinor={requiredMinor}
          {...{ doneMinor, currency, language }}
          labels={{
            state: t(`withdraw.turnover.${waived ? 'waivedState' : isMet ? 'met' : 'running'}`),
            left: t('withdraw.turnover.left'),
            progress: t('bonus.progress'),
          }}
          note={t(waived ? 'withdraw.turnover.waived' : 'withdraw.turnover.note')}
        />
        {items.length > 0 && (
          <Disclosure title={t('withdraw.turnover.why')} variant="plain">
            <DescriptionList
              items={items.map(({ id, kind, amountMinor, createdAt, ...item }) => ({
                id: String(id),
                term: t(`withdraw.turnover.kinds.${kind}`, {
                  amount: format.money(amountMinor, currency),
                  date: format.date(createdAt),
                }),
                value: t('withdraw.turnover.of', {
                  done: format.money(item.doneMinor, currency),
                  needed: format.money(item.requiredMinor, currency),
                }),
              }))}
            />
          </Disclosure>
        )}
      </Stack>
    </Surface>
  );
};
