import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useRefusalText } from '../../fields/refusal-text.ts';
import { usePopupDetails } from '../../session/popup.state.ts';
import { takeParameter } from '../../session/take-parameter.ts';

/**
 * Why another way to sign in came to nothing: told by whoever opened the popup, or by the address
 * to which a provider's page has led back. Null when there was no other way.
 */
export const useTrouble = (): string | null => {
  const { t, i18n } = useTranslation();
  const refusalText = useRefusalText();
  const told = usePopupDetails('login')?.trouble;
  // A render may be thrown away: the address is changed only after one that has stayed.
  const [inAddress] = useState(() => new URLSearchParams(location.search).get('signInError'));
  useEffect(() => void takeParameter('signInError'), []);
  const trouble = told ?? inAddress;
  if (trouble === null) return null;
  const key = `login.trouble.${trouble}`;
  return i18n.exists(key) ? t(key as 'login.trouble.provider_failed') : refusalText(trouble);
};
