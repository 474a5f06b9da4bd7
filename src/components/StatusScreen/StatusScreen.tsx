import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icon-paths.ts';
import * as styles from './StatusScreen.css.ts';

/** A figure that the visitor may need to tell the customer service. */
export interface StatusFact {
  name: string;
  value: ReactNode;
}

export interface StatusScreenProps {
  icon: IconName;
  title: string;
  /** Why, and what comes next. */
  children?: ReactNode;
  /** In place of the whole site, with the logo above; or the main part of a page. */
  variant?: 'site' | 'page' | undefined;
  /** Something went wrong on our side: the sign takes the color of danger. */
  tone?: 'neutral' | 'danger' | undefined;
  /** A `BrandPicture` with `size="lg"`. */
  logo?: ReactNode;
  facts?: readonly StatusFact[] | undefined;
  /** The way out: customer service, another try, the home page. */
  action?: ReactNode;
}

/** Stands in for what cannot be shown: maintenance, a blocked region, a lost page, a failure. */
export const StatusScreen = ({
  icon,
  title,
  children,
  variant = 'site',
  tone = 'neutral',
  logo,
  facts = [],
  action,
}: StatusScreenProps) => (
  <main id="content" tabIndex={-1} className={styles.variants[variant]}>
    {logo}
    <div className={styles.card} role={tone === 'danger' ? 'alert' : undefined}>
      <span className={styles.sign} data-tone={tone}>
        <Icon name={icon} size={40} />
      </span>
      <h1 className={styles.title}>{title}</h1>
      {children && <div className={styles.text}>{children}</div>}
      {facts.map(({ name, value }) => (
        <dl key={name} className={styles.fact}>
          <dt className={styles.factName}>{name}</dt>
          <dd className={styles.factValue}>{value}</dd>
        </dl>
      ))}
      {action}
    </div>
  </main>
);
