import { useTranslation } from 'react-i18next';

import { LinkButton } from '#components/LinkButton/LinkButton.tsx';

import { useSettings } from '../settings/use-settings.ts';
import { openCustomerService } from './open-customer-service.ts';
import { resourceLinks } from '../settings/resource-links.ts';
import type { Settings } from '../settings/settings.ts';

/** The way to a person: opens the first customer service; absent where the brand has none. */
export const CustomerServiceLink = ({
  variant = 'primary',
}: {
  variant?: 'primary' | 'secondary';
}) => {
  const { t } = useTranslation();
  const url = customerServiceUrl(useSettings());
  if (!url) return null;
  return (
    <LinkButton
      variant={variant}
      href={url}
      icon="headset"
      target="_blank"
      rel="noopener"
      onPress={openCustomerService}
    >
      {t('status.customerService')}
    </LinkButton>
  );
};

/** The address of the first customer service that the brand has configured; '' when none. */
const customerServiceUrl = (settings: Pick<Settings, 'resources'>): string =>
  resourceLinks(settings, ['CUSTOMERSERVICE1', 'CUSTOMERSERVICE2'])[0]?.url ?? '';
