import { useTranslation } from 'react-i18next';

import { button, content } from '#components/Button/Button.css.ts';
import { Icon } from '#components/Icon/Icon.tsx';

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
    <a
      className={button({ variant, size: 'md' })}
      href={url}
      target="_blank"
      rel="noopener"
      onClick={openCustomerService}
    >
      <span className={content}>
        <Icon name="headset" size={20} />
        <span>{t('status.customerService')}</span>
      </span>
    </a>
  );
};
