import { HeaderCentered } from '#components/HeaderCentered/HeaderCentered.tsx';

import { MerchantText } from '../../i18n/MerchantText.tsx';
import { useSettings } from '../../settings/use-settings.ts';
import { SiteNav } from '../nav/SiteNav.tsx';
import { useHeaderSlots } from './use-header-slots.tsx';

/** The logo centerd over the navigation; the slogan balances the actions. */
export const CenteredHeader = () => (
  <HeaderCentered
    {...useHeaderSlots('lg')}
    slogan={<MerchantText text={useSettings().brand.slogan} />}
    nav={<SiteNav align="center" />}
  />
);
