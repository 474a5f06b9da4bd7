import { useTranslation } from 'react-i18next';

import type { MallItemView } from '#api/point-mall.ts';

import { useFormat } from '../../../i18n/use-format.ts';
import type { Standing } from './shop.state.ts';

/** Gives what stands between the member and an item, in words; undefined when nothing does. */
export const useStandingText = (): ((
  item: MallItemView,
  standing: Standing,
) => string | undefined) => {
  const { t } = useTranslation();
  const format = useFormat();
  return ({ left }, standing) => {
    if (standing.state === 'gone') return t('mall.soldOut');
    if (standing.state === 'rank') return t('mall.fromRank', { rank: standing.rank });
    if (standing.state === 'had') return t('mall.limit');
    if (standing.state === 'short')
      return t('mall.missing', {
        count: standing.missing,
        shown: format.number(standing.missing),
      });
    return standing.note === 'last'
      ? t('mall.last', { count: left ?? 0, shown: format.number(left ?? 0) })
      : undefined;
  };
};
