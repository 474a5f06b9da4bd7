import { useTranslation } from 'react-i18next';

/** Where the sentences are: those that may come anywhere, then those of single screens. */
const GROUPS = ['refusals', 'refusalsLater'] as const;

/**
 * Gives the sentence for a refusal in the language of the site; one that has none becomes the
 * unknown error (specification 8).
 */
export const useRefusalText = (): ((refusal: string) => string) => {
  const { t, i18n } = useTranslation();
  return (refusal) => {
    const key = GROUPS.map((group) => `${group}.${refusal}`).find((each) => i18n.exists(each));
    // The platform may be newer than this page: its code need not be among our keys.
    return t((key ?? 'refusals.unknown_system_error') as 'refusals.invalid_input');
  };
};
