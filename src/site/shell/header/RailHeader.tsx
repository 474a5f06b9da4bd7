import { useAtom } from 'jotai';
import { useTranslation } from 'react-i18next';

import { HeaderRail } from '#components/HeaderRail/HeaderRail.tsx';
import { Rail } from '#components/Rail/Rail.tsx';

import { useSettings } from '../../settings/use-settings.ts';
import { navItems } from '../nav/nav-items.ts';
import { useNavEntries } from '../nav/use-nav-entries.tsx';
import { railUnfoldedAtom } from './rail.state.ts';
import { useHeaderSlots } from './use-header-slots.tsx';

/** A slim bar above, and on wide screens a rail of icons at the side that can be unfolded. */
export const RailHeader = () => <HeaderRail {...useHeaderSlots()} rail={<SiteRail />} />;

const SiteRail = () => {
  const { t } = useTranslation();
  const entries = useNavEntries();
  const [unfolded, setUnfolded] = useAtom(railUnfoldedAtom);
  return (
    <Rail
      label={t('nav.label')}
      items={entries(navItems(useSettings()))}
      unfolded={unfolded}
      onUnfold={setUnfolded}
      unfoldLabel={t('nav.unfoldRail')}
      foldLabel={t('nav.foldRail')}
    />
  );
};
