import type { MerchantConfig } from '#generated/merchant-config.ts';

type Config = Pick<MerchantConfig, 'resources'>;

/** Where a site's own profile for iPhones and iPads is. */
export const WEB_CLIP = '/install.mobileconfig';

/**
 * What a site offers to download: a brand with applications for other phones and none for iPhones
 * offers the profile that comes with its site.
 */
export const offeredResources = ({ resources }: Config): Config['resources'] =>
  resources.MOBILECONFIG || !(resources.Android || resources.LITEAPP)
    ? resources
    : { ...resources, MOBILECONFIG: { url: WEB_CLIP } };
