import { useTranslation } from 'react-i18next';

/**
 * Gives the sentence for a refusal in the language of the site; one that has none becomes the
 * unknown error (specification 8).
 */
export const useRefusalText = (): ((refusal: string) => string) => {
  const { t, i18n } = useTranslation();
  return (refusal) => {
    const key = `refusals.${refusal}`;
    // The platform may be newer than this page: its code need not be among our keys.
    return t(
      i18n.exists(key) ? (key as 'refusals.invalid_input') : 'refusals.unknown_system_error',
    );
  };
};
