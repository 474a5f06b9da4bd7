import type { ReactNode } from 'react';

import { Icon } from '#components/Icon/Icon.tsx';
import type { IconName } from '#components/Icon/icon-paths.ts';

import { CustomerServiceLink } from '../contact/CustomerServiceLink.tsx';
import { BrandPicture } from '../shell/header/BrandLogo.tsx';
import * as styles from './StatusPage.css.ts';

/** The one page that stands in for the whole site: logo, heading, why, and whom to ask. */
export const StatusPage = ({
  icon,
  title,
  children,
}: {
  icon: IconName;
  title: string;
  children: ReactNode;
}) => (
  <main className={styles.page}>
    <BrandPicture size="lg" />
    <div className={styles.card}>
      <span className={styles.sign}>
        <Icon name={icon} size={48} />
      </span>
      <h1 className={styles.title}>{title}</h1>
      {children}
      <CustomerServiceLink />
    </div>
  </main>
);

/** Running text on a status page. */
export const StatusText = ({ children }: { children: ReactNode }) => (
  <p className={styles.text}>{children}</p>
);

/** One figure that the visitor may need to tell the customer service. */
export const StatusFact = ({ name, children }: { name: string; children: ReactNode }) => (
  <dl className={styles.fact}>
    <dt className={styles.factName}>{name}</dt>
    <dd className={styles.factValue}>{children}</dd>
  </dl>
);
