import type { IconName } from '#components/Icon/icon-paths.ts';

import type { Settings } from '../settings/settings.ts';

/** The sign of each kind of provider. */
export const PROVIDER_ICONS: Record<Settings['signIn']['providers'][number]['kind'], IconName> = {
  google: 'google',
  facebook: 'facebook',
  oidc: 'login',
};
