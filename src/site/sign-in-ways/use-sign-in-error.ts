import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useRefusalText } from '../fields/refusal-text.ts';
import { takeParameter } from '../session/consume-parameter.ts';

/** Gives the sentence for why another way to sign in came to nothing. */
export const useSignInErrorText = (): ((signInError: string) => string) => {
  const { t, i18n } = useTranslation();
  const refusalText = useRefusalText();
  return (signInError) => {
    const key = `login.trouble.${signInError}`;
    return i18n.exists(key) ? t(key as 'login.trouble.provider_failed') : refusalText(signInError);
  };
};

/**
 * Why another way to sign in came to nothing, as a sentence: told by whoever opened the popup, or by the
 * address to which a provider's page has led back. Null when there was no other way.
 */
export const useSignInError = (told?: string): string | null => {
  const text = useSignInErrorText();
  // A render may be thrown away: the address is changed only after one that has stayed.
  const [inAddress] = useState(() => new URLSearchParams(location.search).get('signInError'));
  useEffect(() => void takeParameter('signInError'), []);
  const signInError = told ?? inAddress;
  return signInError === null ? null : text(signInError);
};
