import { useTranslation } from 'react-i18next';

import { VendorMenu } from '#components/VendorMenu/VendorMenu.tsx';
import type { GameType } from '#generated/merchant-config.ts';

import { gamesAddress } from '../../games/game-addresses.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useRemoteQuery } from '../../remote/use-remote-query.ts';
import { vendorLanes } from './vendors.state.ts';

export interface VendorPanelProps {
  type: GameType;
  onFollow: () => void;
}

/** The vendors of one category, each leading to its games; asked for when it is unfolded. */
export const VendorPanel = ({ type, onFollow }: VendorPanelProps) => {
  const { t } = useTranslation();
  const format = useFormat();
  const lanes = useRemoteQuery(vendorLanes, { language: useLanguage() });
  const cards = lanes.value?.find(({ category }) => category === type)?.cards ?? [];
  return (
    <VendorMenu
      all={{
        label: t('nav.allOf', { category: t(`categories.${type}`) }),
        href: gamesAddress(type),
      }}
      vendors={cards.map(({ vassalage, title, gameCount }) => ({
        id: vassalage,
        name: title,
        href: gamesAddress(type, vassalage),
        count: format.number(gameCount),
      }))}
      loading={lanes.status === 'loading' && !lanes.value}
      onFollow={onFollow}
    />
  );
};
