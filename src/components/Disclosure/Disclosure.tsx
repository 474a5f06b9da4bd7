import { type ReactNode, useId } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { useOpenState } from '../OverlayTrigger/use-open-state.ts';
import * as styles from './Disclosure.css.ts';

export interface DisclosureProps {
  title: ReactNode;
  /** A quieter word at the end of the line: a date, a count. */
  meta?: ReactNode;
  /** Given together: the caller holds the state. */
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** The heading's level in the page around it. */
  level?: 2 | 3 | 4 | undefined;
  /** Inside a frame of its own, or a line of a list. */
  variant?: 'framed' | 'plain' | undefined;
  children: ReactNode;
}

/** A title that shows and hides what belongs to it. */
export const Disclosure = ({
  title,
  meta,
  open: givenOpen,
  onOpenChange,
  level = 3,
  variant = 'framed',
  children,
}: DisclosureProps) => {
  const [open, setOpen] = useOpenState(givenOpen, onOpenChange);
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <div className={styles.box} data-variant={variant} data-open={open || undefined}>
      <Heading className={styles.heading}>
        <button
          type="button"
          id={`${id}-title`}
          aria-expanded={open}
          aria-controls={`${id}-panel`}
          className={styles.button}
          onClick={() => setOpen(!open)}
        >
          <span className={styles.title}>{title}</span>
          {meta && <span className={styles.meta}>{meta}</span>}
          <span className={styles.chevron}>
            <Icon name="chevronDown" size={20} />
          </span>
        </button>
      </Heading>
      <div
        id={`${id}-panel`}
        role="region"
        aria-labelledby={`${id}-title`}
        className={styles.panel}
        inert={!open}
      >
        <div className={styles.clip}>
          <div className={styles.content}>{children}</div>
        </div>
      </div>
    </div>
  );
};
