import { useTranslation } from 'react-i18next';

import { LinkButton } from '#components/LinkButton/LinkButton.tsx';

import { useSettings } from '../settings/use-settings.ts';
import { customerServiceUrl } from './customer-service.ts';
import { openCustomerService } from './open-customer-service.ts';

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
