import { useTranslation } from 'react-i18next';

import type { GameType } from '#generated/merchant-config.ts';

/** Gives the name of a class of games; a vendor's class that has none keeps its code. */
export const useClassName = (): ((type: GameType, code: string) => string) => {
  const { t, i18n } = useTranslation();
  return (type, code) => {
    const key = `gameClasses.${type}.${code}`;
    // The platform may be newer than this page: its class need not be among our keys.
    return i18n.exists(key) ? t(key as 'gameClasses.RNG.JP') : code;
  };
};
