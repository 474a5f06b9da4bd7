import { useId } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { Image } from '../Image/Image.tsx';
import { FavoriteButton } from './FavoriteButton.tsx';
import { GameBadges, type GameBadge } from './GameBadges.tsx';
import * as styles from './GameTile.css.ts';
import { StartButtons } from './StartButtons.tsx';

/** The words on and behind a tile; `{name}` of the game is added where it is needed. */
export interface GameTileLabels {
  /** Names the heart, which is pressed or not: "Favourite". */
  favorite: string;
  /** in_immediate_game */
  play?: string | undefined;
  /** in_free_trial */
  trial?: string | undefined;
  maintenance: string;
  badges: Record<GameBadge, string>;
}

export interface GameTileProps {
  name: string;
  /** The vendor's name, small. */
  vendor?: string | undefined;
  iconUrl: string;
  fallbackUrl: string;
  labels: GameTileLabels;
  badges?: GameBadge[] | undefined;
  /** The title over the art's lower edge, or below the art. */
  titlePlace?: 'over' | 'under' | undefined;
  maintenance?: boolean | undefined;
  /** The first screen shows this tile: its art does not wait. */
  eager?: boolean | undefined;
  onOpen: () => void;
  favorite?: boolean | undefined;
  /** Left out: no heart. */
  onToggleFavorite?: (() => void) | undefined;
  onPlay?: (() => void) | undefined;
  onTrial?: (() => void) | undefined;
}

/** One game: its art, its name, a heart, and up to two ways to start it. */
export const GameTile = ({
  name,
  vendor,
  iconUrl,
  fallbackUrl,
  labels,
  badges = [],
  titlePlace = 'over',
  maintenance = false,
  eager = false,
  onOpen,
  favorite = false,
  onToggleFavorite,
  onPlay,
  onTrial,
}: GameTileProps) => {
  const nameId = useId();
  const starts = !maintenance && (onPlay ?? onTrial) !== undefined && (
    <StartButtons name={name} play={labels.play} trial={labels.trial} {...{ onPlay, onTrial }} />
  );
  return (
    <article
      aria-labelledby={nameId}
      className={styles.tile}
      data-title={titlePlace}
      data-maintenance={maintenance || undefined}
    >
      <div className={styles.art}>
        <div className={styles.picture}>
          <Image src={iconUrl} fallback={fallbackUrl} alt="" ratio="fill" eager={eager} />
        </div>
        {maintenance ? (
          <span className={styles.maintenance}>
            <Icon name="clock" size={16} /> {labels.maintenance}
          </span>
        ) : (
          <GameBadges badges={badges} labels={labels.badges} />
        )}
      </div>
      <div className={styles.text}>
        <button type="button" className={styles.open} onClick={onOpen}>
          <span id={nameId} className={styles.name} title={name}>
            {name}
          </span>
        </button>
        {vendor && <span className={styles.vendor}>{vendor}</span>}
        {titlePlace === 'over' && starts}
      </div>
      {titlePlace === 'under' && starts}
      {onToggleFavorite && (
        <FavoriteButton
          label={`${labels.favorite}: ${name}`}
          isOn={favorite}
          onToggle={onToggleFavorite}
        />
      )}
    </article>
  );
};
