import { useTranslation } from 'react-i18next';

import { useFieldMessage } from '../../fields/field-message.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useSettings } from '../../settings/use-settings.ts';

import type { ShownField } from './register-fields.ts';
import { useRegisterRules } from './use-register-rules.ts';

/** Fields whose rule is told before anything is wrong: nobody guesses it. */
const RULES_TOLD: readonly ShownField[] = ['username', 'password'];

/** Fields with a sentence of their own. */
const SENTENCES = ['paymentPassword', 'email', 'payeeName', 'recommenderId', 'mobileNum'] as const;

/** The line of help over a field of the form, if it has one. */
export const useFieldHint = (name: ShownField): string | undefined => {
  const { t } = useTranslation();
  const format = useFormat();
  const { ages } = useSettings();
  const { patternId, acceptedPattern, minLength, maxLength } = useRegisterRules()[name];
  const fieldMessage = useFieldMessage();
  if (name === 'birthday') return t('register.birthdayHint', { age: format.number(ages.minimum) });
  if (RULES_TOLD.includes(name)) {
    const rule = acceptedPattern === '*' ? 'length' : patternId;
    return fieldMessage({ field: `${name} hint`, rule, min: minLength, max: maxLength });
  }
  const sentence = SENTENCES.find((each) => each === name);
  return sentence && t(`register.hints.${sentence}`);
};
