import { domainRoutes, registerSettings, systemStatus, whitelabel } from '#api/system.ts';
import { statusFor } from '../../base/sites/system-status.ts';
import { handle } from '../../base/endpoints/handler.ts';
import {
  describeDomains,
  describeMaintenance,
  describeRegister,
  describeWhitelabel,
} from './describe-site.ts';

/** The status alone, cheap enough to be asked for again and again. */
export const systemStatusHandler = handle(systemStatus, (_input, context) => ({
  status: statusFor(context.merchant.config, context),
  maintenance: describeMaintenance(context.merchant.config, context.language),
  ip: context.ip,
  serverTime: new Date().toISOString(),
}));

/** The brand's settings. */
export const whitelabelHandler = handle(whitelabel, (_input, { merchant, language }) =>
  describeWhitelabel(merchant.config, language),
);

/** The rules of the registration form, field by field. */
export const registerSettingsHandler = handle(registerSettings, (_input, { merchant }) =>
  describeRegister(merchant.config),
);

/** The brand's alternative addresses. */
export const domainRoutesHandler = handle(domainRoutes, (_input, { merchant }) =>
  describeDomains(merchant.config),
);
