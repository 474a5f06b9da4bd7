import type { RegisterRules } from '#domain/register-fields.ts';
import { type RegisterVariant, rulesOf } from '#domain/register-variants.ts';

import { useRemoteQuery } from '../../remote/use-remote-query.ts';
import { useSettings } from '../../settings/use-settings.ts';

import { registerRulesQuery } from './register.state.ts';

const NOTHING = {};

/**
 * How one form's fields are checked: as the settings have it, until the platform tells how it is
 * now (a merchant may have changed it since this page was built).
 */
export const useRegisterRules = (variant: RegisterVariant): RegisterRules => {
  const { registerFields, flags } = useSettings();
  const told = useRemoteQuery(registerRulesQuery, NOTHING).value;
  return rulesOf(variant, told ?? registerFields, flags);
};
