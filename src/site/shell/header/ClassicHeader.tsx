import { HeaderClassic } from '#components/HeaderClassic/HeaderClassic.tsx';

import { SiteNav } from '../nav/SiteNav.tsx';
import { useHeaderSlots } from './use-header-slots.tsx';

/** Logo, navigation and actions in one row. */
export const ClassicHeader = () => <HeaderClassic {...useHeaderSlots()} nav={<SiteNav />} />;
