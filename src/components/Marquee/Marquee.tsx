import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useState } from 'react';
import { languageAttributes } from '../ForeignText/language-attributes.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icon-paths.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './Marquee.css.ts';

export interface MarqueeItem {
  id: string;
  text: string;
  /** BCP-47, where it is not the page's. */
  language?: string | undefined;
}

export interface MarqueeProps {
  items: readonly MarqueeItem[];
  onSelect: (id: string) => void;
  /** What runs by, for a screen reader. */
  label: string;
  pauseLabel: string;
  playLabel: string;
  icon?: IconName | undefined;
}

/** Slow enough to read: about six characters a second, and never hectic. */
const secondsFor = (items: readonly MarqueeItem[]): number =>
  Math.max(20, items.reduce((sum, { text }) => sum + text.length + 8, 0) / 6);

/**
 * Lines that run by. They stop under the pointer, for the keyboard, by the button (WCAG 2.2.2);
 * for who wants less motion they stand and can be scrolled, and there is nothing to stop.
 */
export const Marquee = ({
  items,
  onSelect,
  label,
  pauseLabel,
  playLabel,
  icon = 'megaphone',
}: MarqueeProps) => {
  const [paused, setPaused] = useState(false);
  return (
    <section aria-label={label} className={styles.marquee} data-paused={paused || undefined}>
      <span className={styles.sign}>
        <Icon name={icon} size={20} />
      </span>
      <div className={styles.window}>
        <div
          className={styles.track}
          style={assignInlineVars({ [styles.duration]: `${secondsFor(items)}s` })}
        >
          <Run items={items} onSelect={onSelect} />
          <Run items={items} onSelect={onSelect} isEcho />
        </div>
      </div>
      <span className={styles.control}>
        <IconButton
          icon={paused ? 'play' : 'pause'}
          label={paused ? playLabel : pauseLabel}
          onPress={() => setPaused(!paused)}
        />
      </span>
    </section>
  );
};

interface RunProps extends Pick<MarqueeProps, 'items' | 'onSelect'> {
  /** The second copy, which fills the gap behind the first; unseen by keyboard and reader. */
  isEcho?: boolean;
}

const Run = ({ items, onSelect, isEcho = false }: RunProps) => (
  <ul className={isEcho ? styles.echo : styles.copy} aria-hidden={isEcho || undefined}>
    {items.map(({ id, text, language }) => (
      <li key={id}>
        <button
          type="button"
          className={styles.item}
          {...languageAttributes(language)}
          tabIndex={isEcho ? -1 : undefined}
          onClick={() => onSelect(id)}
        >
          {text}
        </button>
      </li>
    ))}
  </ul>
);
