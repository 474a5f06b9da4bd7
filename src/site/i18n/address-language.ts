import type { Settings } from '../settings/settings.ts';
import { availableLanguages } from './available-languages.ts';

/**
 * What of an address names a language: `/vi` of `/vi/promotions`; empty where none is named, which is
 * the language that the site opens in.
 */
export const languagePart = (
  path: string,
  { languages, initial }: Pick<Settings, 'languages' | 'initial'>,
): string => {
  const [, code = ''] = path.split('/');
  const isNamed =
    code !== initial.language && availableLanguages({ languages }).some((each) => each === code);
  return isNamed ? `/${code}` : '';
};
