import * as styles from './MinesBoard.css.ts';

/** A cut stone, seen from above. */
export const GemArt = () => (
  <svg className={styles.art} viewBox="0 0 40 40" aria-hidden="true">
    <path fill="currentColor" opacity="0.9" d="M12 6h16l8 10-16 19L4 16z" />
    <path fill="#fff" opacity="0.42" d="M12 6h16l-4 10h-8z" />
    <path fill="#fff" opacity="0.2" d="M12 6 4 16h12zM28 6l8 10H24z" />
    <path fill="#000" opacity="0.16" d="M16 16h8l-4 19z" />
  </svg>
);

/** A mine: a ball with eight horns. */
export const MineArt = () => (
  <svg className={styles.art} viewBox="0 0 40 40" aria-hidden="true">
    <path
      stroke="currentColor"
      strokeWidth="4"
      strokeLinecap="round"
      d="M20 3v34M3 20h34M8 8l24 24M32 8 8 32"
    />
    <circle cx="20" cy="20" r="11.5" fill="currentColor" />
    <circle cx="16" cy="16" r="3.2" fill="#fff" opacity="0.55" />
  </svg>
);
