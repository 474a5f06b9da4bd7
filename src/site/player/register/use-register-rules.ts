import type { RegisterRules } from '#domain/register-fields.ts';

import { useRemote } from '../../remote/use-remote.ts';
import { useSettings } from '../../settings/use-settings.ts';

import { registerRulesKind } from './register.state.ts';

const NOTHING = {};

/**
 * How the form's fields are checked: as the settings have it, until the platform tells how it is
 * now (a merchant may have changed it since this page was built).
 */
export const useRegisterRules = (): RegisterRules => {
  const { registerFields } = useSettings();
  return useRemote(registerRulesKind, NOTHING).value ?? registerFields;
};
