import { useAtom, atom } from 'jotai';
import { useTranslation } from 'react-i18next';

import { HeaderRail } from '#components/HeaderRail/HeaderRail.tsx';
import { Rail } from '#components/Rail/Rail.tsx';

import { useSettings } from '../../settings/use-settings.ts';
import { navItems } from '../nav/nav-items.ts';
import { useNavEntries } from '../nav/use-nav-entries.tsx';
import { useHeaderSlots } from './use-header-slots.tsx';
import { deviceStorage } from '../../storage/browser-storage.ts';

/** Where the width of the rail is remembered on this device. */
const RAIL_KEY = 'livery.rail';

const heldAtom = atom(false);

/** Whether the rail shows words beside its icons; the stored choice is read when the page runs. */
const railUnfoldedAtom = atom(
  (get) => get(heldAtom),
  (_get, set, unfolded: boolean) => {
    deviceStorage.setItem(RAIL_KEY, unfolded ? 'unfolded' : 'folded');
    set(heldAtom, unfolded);
  },
);

railUnfoldedAtom.onMount = (setUnfolded) => {
  if (deviceStorage.getItem(RAIL_KEY) === 'unfolded') setUnfolded(true);
};

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
