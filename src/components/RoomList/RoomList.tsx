import { Icon } from '../Icon/Icon.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import * as styles from './RoomList.css.ts';

/** One room of a card game. */
export interface Room {
  id: string;
  name: string;
  /** How high its stakes are, from 1 to 4: so many of its chips are filled. */
  height: 1 | 2 | 3 | 4;
  /** "$1.00 to $20.00" */
  stakes: string;
  /** "3 players now" */
  players: string;
}

export interface RoomListProps {
  /** Over the rooms: what tells them apart. */
  intro: string;
  rooms: readonly Room[];
  /** Before the stakes, for who cannot see where they stand: "Stake per hand". */
  stakesLabel: string;
  /** On each room's button: "Enter". */
  enterLabel: string;
  onEnter: (id: string) => void;
  /** Shows empty rooms in their final places. */
  loading?: boolean | undefined;
}

const CHIPS = [1, 2, 3, 4] as const;

/** The rooms of a card game, from the lowest stakes to the highest. */
export const RoomList = ({
  intro,
  rooms,
  stakesLabel,
  enterLabel,
  onEnter,
  loading = false,
}: RoomListProps) => (
  <div className={styles.box}>
    <p className={styles.intro}>{intro}</p>
    <ul className={styles.list} aria-busy={loading || undefined}>
      {loading &&
        CHIPS.map((place) => (
          <li key={place} className={styles.room}>
            <Skeleton width="60%" />
            <Skeleton width="80%" />
            <Skeleton shape="box" width="100%" ratio="5 / 1" />
          </li>
        ))}
      {!loading &&
        rooms.map(({ id, name, height, stakes, players }) => (
          <li key={id} className={styles.room} data-height={height}>
            <span aria-hidden="true" className={styles.chips}>
              {CHIPS.map((place) => (
                <span
                  key={place}
                  className={styles.chip}
                  data-filled={place <= height || undefined}
                >
                  <Icon name="coin" size={20} />
                </span>
              ))}
            </span>
            <strong className={styles.name}>{name}</strong>
            <span className={styles.fact}>
              <span className={styles.term}>{stakesLabel}</span>
              <bdi className={styles.stakes}>{stakes}</bdi>
            </span>
            <span className={styles.players}>
              <Icon name="users" size={16} /> {players}
            </span>
            <button
              type="button"
              className={styles.enter}
              aria-label={`${enterLabel}: ${name}`}
              onClick={() => onEnter(id)}
            >
              {enterLabel}
            </button>
          </li>
        ))}
    </ul>
  </div>
);
