import { readText } from '#domain/read-text.ts';
import type { RegisterRules } from '#domain/register-fields.ts';
import type { LanguageCode, MerchantConfig } from '#generated/merchant-config.ts';
import { isInMaintenance } from '../../base/sites/system-status.ts';

/** The brand's settings as the site shows them, in one language. */
export const describeWhitelabel = (config: MerchantConfig, language: LanguageCode) => {
  const { brand, languages } = config;
  return {
    code: config.code,
    name: brand.name,
    legalName: brand.legalName,
    slogan: readText(brand.slogan, language, languages.fallback),
    currency: config.currency,
    timeZone: config.timeZone,
    flags: { ...config.flags },
    languages: {
      list: [...languages.list],
      default: languages.default,
      fallback: languages.fallback,
    },
    lotteryType: config.lottery.type,
    prizeModes: [...config.lottery.prizeModes],
    minimumAge: config.ages.minimum,
    agreementAge: config.ages.agreement,
  };
};

/** The announced maintenance; `active` tells whether it holds now. */
export const describeMaintenance = (config: MerchantConfig, language: LanguageCode) => {
  const { maintenance, languages } = config;
  return {
    active: isInMaintenance(maintenance, new Date()),
    from: maintenance.from || null,
    until: maintenance.until || null,
    message: readText(maintenance.message, language, languages.fallback),
  };
};

/** The rules of the registration form. */
export const describeRegister = (config: MerchantConfig): RegisterRules => config.registerFields;

/** The brand's main address and its alternatives. */
export const describeDomains = ({ code, site }: MerchantConfig) => ({
  mainDomain: site.mainDomain || site.domains[0] || `${code}.localhost`,
  routes: site.domainRoutes.map(({ name, url }) => ({ name, url })),
});
