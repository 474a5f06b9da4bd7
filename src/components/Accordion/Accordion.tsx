import type { ReactNode } from 'react';
import { Disclosure } from '../Disclosure/Disclosure.tsx';
import * as styles from './Accordion.css.ts';

export interface AccordionItem {
  id: string;
  title: ReactNode;
  meta?: ReactNode;
  content: ReactNode;
}

export interface AccordionProps {
  items: AccordionItem[];
  /** The item that is open; null when all are closed. */
  openId: string | null;
  onOpenChange: (id: string | null) => void;
  level?: 2 | 3 | 4 | undefined;
}

/** A list of titles of which one at a time shows its text. */
export const Accordion = ({ items, openId, onOpenChange, level = 3 }: AccordionProps) => (
  <div className={styles.list}>
    {items.map((item) => (
      <Disclosure
        key={item.id}
        title={item.title}
        meta={item.meta}
        level={level}
        open={item.id === openId}
        onOpenChange={(open) => onOpenChange(open ? item.id : null)}
      >
        {item.content}
      </Disclosure>
    ))}
  </div>
);
