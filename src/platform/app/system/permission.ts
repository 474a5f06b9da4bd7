import { permission } from '#api/system.ts';
import { statusFor } from '../../base/sites/system-status.ts';
import { handle } from '../../base/endpoints/handler.ts';
import {
  describeDomains,
  describeMaintenance,
  describeRegister,
  describeWhitelabel,
} from './describe-site.ts';

/** The first call of a visit: whether the visitor may enter, and all that the site starts with. */
export const permissionHandler = handle(permission, (_input, context) => {
  const { config } = context.merchant;
  const status = statusFor(config, context);
  const { mainDomain, routes } = describeDomains(config);
  return {
    status,
    location: { ip: context.ip, country: context.country },
    maintenance: describeMaintenance(config, context.language),
    regionRestriction: { restricted: status === 2 },
    whitelabelVal: describeWhitelabel(config, context.language),
    register: describeRegister(config),
    resources: { ...config.resources },
    mainDomain,
    domainRoute: routes,
    analytics: { ...config.analytics },
    imageCDNs: [...config.site.imageCdns],
    launchGameCDNs: [...config.site.launchCdns],
  };
});
