import type { ReactNode } from 'react';

import { BrandPicture } from '#components/BrandLogo/BrandPicture.tsx';
import type { IconName } from '#components/Icon/icon-paths.ts';
import { type StatusFact, StatusScreen } from '#components/StatusScreen/StatusScreen.tsx';

import { CustomerServiceLink } from '../contact/CustomerServiceLink.tsx';
import { useBrand } from '../brand/use-brand.ts';

/** The one page that stands in for the whole site: logo, heading, why, and whom to ask. */
export const StatusPage = ({
  icon,
  title,
  facts,
  children,
}: {
  icon: IconName;
  title: string;
  facts: StatusFact[];
  children: ReactNode;
}) => (
  <StatusScreen
    icon={icon}
    title={title}
    facts={facts}
    logo={<BrandPicture brand={useBrand()} size="lg" />}
    action={<CustomerServiceLink />}
  >
    {children}
  </StatusScreen>
);
