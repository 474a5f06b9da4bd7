import { assignInlineVars } from '@vanilla-extract/dynamic';
import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useLayoutEffect,
  useRef,
} from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './EnvelopeOverlay.css.ts';

export interface EnvelopeOverlayProps {
  /** The name of the region: "Red envelopes". */
  label: string;
  closeLabel: string;
  onClose: () => void;
  /** Envelopes fall over the page once, for less than five seconds; with reduced motion none do. */
  falling?: boolean | undefined;
  children: ReactNode;
}

/** Falls side by side without an order that the eye finds; the last has landed after five seconds. */
const drops = Array.from({ length: 14 }, (_, at) => ({
  place: `${(at * 37) % 97}%`,
  delay: `${((at * 7) % 14) * 0.1}s`,
  turn: `${(at % 2 === 0 ? 1 : -1) * (60 + ((at * 23) % 90))}deg`,
}));

/**
 * Red envelopes over a page: a card in the corner, and envelopes that fall. It takes no focus and covers
 * nothing that cannot be reached once it is closed.
 */
export const EnvelopeOverlay = ({
  label,
  closeLabel,
  onClose,
  falling = false,
  children,
}: EnvelopeOverlayProps) => {
  const panel = useRef<HTMLElement>(null);
  const hasFocus = useRef(false);
  // What was focused may be gone, such as the button that was pressed: the focus stays here.
  useLayoutEffect(() => {
    if (hasFocus.current && document.activeElement === document.body)
      panel.current?.focus({ preventScroll: true });
  });
  const noteFocus = () => {
    hasFocus.current = true;
  };
  const noteBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    hasFocus.current = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
  };
  return (
    <>
      {falling && (
        <div aria-hidden="true" className={styles.rain}>
          {drops.map(({ place, delay, turn }) => (
            <span
              key={place}
              className={styles.drop}
              style={assignInlineVars({
                [styles.place]: place,
                [styles.delay]: delay,
                [styles.turn]: turn,
              })}
            />
          ))}
        </div>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it from within */}
      <section
        ref={panel}
        aria-label={label}
        className={styles.panel}
        tabIndex={-1}
        onFocus={noteFocus}
        onBlur={noteBlur}
        onKeyDown={closeOnEscape}
      >
        <div className={styles.close}>
          <IconButton icon="close" label={closeLabel} size="sm" onPress={onClose} />
        </div>
        <div className={styles.content}>{children}</div>
      </section>
    </>
  );
};
