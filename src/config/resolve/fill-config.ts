import type { MerchantConfig, RegisterFieldRule } from '#generated/merchant-config.ts';
import { registerPatterns } from './register-patterns.ts';

const withPattern = (field: RegisterFieldRule): RegisterFieldRule => ({
  ...field,
  acceptedPattern: field.acceptedPattern || registerPatterns[field.patternId],
});

const withPatterns = (fields: MerchantConfig['registerFields']): MerchantConfig['registerFields'] =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, withPattern(field)]),
  ) as unknown as MerchantConfig['registerFields'];

/**
 * Fills what follows from other values and so has no fixed default: the main domain and the
 * expressions of the register fields.
 */
export const fillConfig = (config: MerchantConfig): MerchantConfig => ({
  ...config,
  site: { ...config.site, mainDomain: config.site.mainDomain || (config.site.domains[0] ?? '') },
  registerFields: withPatterns(config.registerFields),
});
