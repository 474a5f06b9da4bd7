import { useTranslation } from 'react-i18next';

import { useFormat } from '../../i18n/use-format.ts';
import type { ShownSecret } from './SecretDialog.tsx';

/** How a new secret is shown. */
export const useSecretWords = () => {
  const { t } = useTranslation();
  const format = useFormat();
  return (name: string, given: { secret: string; secretUntil: string }): ShownSecret => ({
    title: t('agentLinks.secretTitle', { name }),
    text: t('agentLinks.secretText', { date: format.date(given.secretUntil, 'dateTime') }),
    label: t('agentLinks.secret'),
    secret: given.secret,
  });
};
