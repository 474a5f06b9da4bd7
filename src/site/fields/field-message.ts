import { useTranslation } from 'react-i18next';

import type { FieldError } from '#api/envelope.ts';
import { patterns, type PatternId } from '#domain/patterns.ts';

import { useFormat } from '../i18n/use-format.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { useSettings } from '../settings/use-settings.ts';

/** Burmese shows one general tip for these fields, whatever is wrong (specification 5). */
const TIP_LANGUAGE = 'my';
const TIP_FIELDS = ['username', 'mobileNum'] as const;

/** The rules that have a sentence of their own, beside the pattern catalogue. */
const OWN_RULES = [
  'required',
  'mismatch',
  'phone',
  'birthday',
  'underage',
  'taken',
  'common_password',
  'same_as_old',
  'same_as_password',
  'unknown',
  'wrong',
] as const;

const isOneOf = <T extends string>(list: readonly T[], word: string): word is T =>
  (list as readonly string[]).includes(word);

const isPattern = (rule: string): rule is PatternId => rule in patterns;

/** Gives the sentence for one broken rule of one field, in the language of the site. */
export const useFieldMessage = (): ((error: FieldError) => string) => {
  const { t } = useTranslation();
  const format = useFormat();
  const language = useLanguage();
  const { ages } = useSettings();

  const lengthText = (min = 0, max = 0): string =>
    min === max
      ? format.number(min)
      : t('common.range', { min: format.number(min), max: format.number(max) });

  return ({ field, rule, min, max }) => {
    if (rule !== 'required' && language === TIP_LANGUAGE && isOneOf(TIP_FIELDS, field)) {
      return t(`fieldRules.tips.${field}`);
    }
    if (rule === 'underage') return t('fieldRules.underage', { age: format.number(ages.minimum) });
    if (isOneOf(OWN_RULES, rule)) return t(`fieldRules.${rule}`);
    if (isPattern(rule)) return t(`patterns.${rule}`, { length: lengthText(min, max) });
    return t('fieldRules.invalid');
  };
};
