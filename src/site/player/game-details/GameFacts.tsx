import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { Game } from '#api/games.ts';
import { Badge } from '#components/Badge/Badge.tsx';
import { Cluster } from '#components/Cluster/Cluster.tsx';

import { useFormat } from '../../i18n/use-format.ts';

import * as styles from './game-details.css.ts';

/** The facts of a game as a list of terms. */
export const GameFacts = ({ game }: { game: Game }) => {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <div className={styles.facts}>
      <Cluster gap="x2">
        {game.isNew && <Badge tone="info">{t('game.badgeNew')}</Badge>}
        {game.isHot && <Badge tone="danger">{t('game.badgeHot')}</Badge>}
        {game.isTop && <Badge tone="accent">{t('game.badgeTop')}</Badge>}
      </Cluster>
      <dl className={styles.list}>
        <Fact term={t('game.vendor')}>{game.vendorName}</Fact>
        <Fact term={t('game.type')}>{t(`categories.${game.gameType}`)}</Fact>
        <Fact term={t('game.rtp')} note={game.rtp === null ? undefined : t('game.rtpNote')}>
          {game.rtp === null ? t('game.rtpUnknown') : format.percent(game.rtp / 100)}
        </Fact>
        <Volatility volatility={game.volatility} />
        <Fact term={t('game.trial')}>{t(game.freeTrial ? 'game.trialYes' : 'game.trialNo')}</Fact>
      </dl>
    </div>
  );
};

const LEVELS = [1, 2, 3, 4, 5] as const;

const Volatility = ({ volatility }: Pick<Game, 'volatility'>) => {
  const { t } = useTranslation();
  const level = LEVELS.find((each) => each === volatility);
  if (!level) return null;
  return (
    <Fact term={t('game.volatility')}>
      <span className={styles.level}>
        <span aria-hidden="true" className={styles.bars}>
          {LEVELS.map((each) => (
            <span key={each} className={styles.bar} data-on={each <= level || undefined} />
          ))}
        </span>
        {t(`game.volatilityLevels.${level}`)}
      </span>
    </Fact>
  );
};

interface FactProps {
  term: string;
  note?: string | undefined;
  children: ReactNode;
}

const Fact = ({ term, note, children }: FactProps) => (
  <div className={styles.fact}>
    <dt className={styles.term}>{term}</dt>
    <dd className={styles.value}>
      {children}
      {note && <span className={styles.note}>{note}</span>}
    </dd>
  </div>
);
