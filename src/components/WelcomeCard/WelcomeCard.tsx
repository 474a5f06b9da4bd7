import type { ReactNode } from 'react';
import { Cluster } from '../Cluster/Cluster.tsx';
import * as styles from './WelcomeCard.css.ts';

export interface WelcomeCardProps {
  /** "Welcome to Northlight", "Good to see you, Ana". */
  title: string;
  text: ReactNode;
  /** The ways on from here: buttons or links. */
  children: ReactNode;
}

/** Greets beside the banners: a visitor with the ways in, a member by name. */
export const WelcomeCard = ({ title, text, children }: WelcomeCardProps) => (
  <div className={styles.card}>
    <h2 className={styles.title}>{title}</h2>
    <p className={styles.text}>{text}</p>
    <Cluster gap="x2">{children}</Cluster>
  </div>
);
