import { useTranslation } from 'react-i18next';

import type { FieldRule, RegisterField } from '#domain/register-fields.ts';

import { useFieldMessage } from '../../fields/field-message.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useSettings } from '../../settings/use-settings.ts';

/** Fields whose rule is told before anything is wrong: nobody guesses it. */
const RULES_TOLD: readonly RegisterField[] = ['username', 'password'];

/** Fields with a sentence of their own. */
const SENTENCES = ['paymentPassword', 'email', 'payeeName', 'recommenderId', 'mobileNum'] as const;

/** The line of help over a field of the form, if it has one. */
export const useFieldHint = (name: RegisterField, rule: FieldRule): string | undefined => {
  const { t } = useTranslation();
  const format = useFormat();
  const { ages } = useSettings();
  const { patternId, acceptedPattern, minLength, maxLength } = rule;
  const fieldMessage = useFieldMessage();
  if (name === 'birthday') return t('register.birthdayHint', { age: format.number(ages.minimum) });
  if (RULES_TOLD.includes(name)) {
    const told = acceptedPattern === '*' ? 'length' : patternId;
    return fieldMessage({ field: `${name} hint`, rule: told, min: minLength, max: maxLength });
  }
  const sentence = SENTENCES.find((each) => each === name);
  return sentence && t(`register.hints.${sentence}`);
};
