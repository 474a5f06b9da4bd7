import { useTranslation } from 'react-i18next';

import type { BoundGames } from '#api/bonuses.ts';
import { intlLanguage } from '#domain/intl-language.ts';

import { useLanguage } from '../i18n/use-language.ts';

/** Writes what a free stake is staked on: names of games, or of categories; says so where none of them is offered now. */
export const useBoundText = (): ((bound: BoundGames) => string) => {
  const { t } = useTranslation();
  const language = useLanguage();
  return ({ games, categories }) => {
    const names = [
      ...games.map(({ name }) => name),
      ...categories.map((type) => t(`categories.${type}`)),
    ];
    if (names.length === 0) return t('freeStake.gone');
    return new Intl.ListFormat([intlLanguage(language), 'en'], { type: 'conjunction' }).format(
      names,
    );
  };
};
