import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { Promotion } from '#api/announcements.ts';
import { Badge } from '#components/Badge/Badge.tsx';
import { Button } from '#components/Button/Button.tsx';
import { Cluster } from '#components/Cluster/Cluster.tsx';
import { Html } from '#components/Html/Html.tsx';
import { Image } from '#components/Image/Image.tsx';
import { pushToast } from '#components/Toast/push-toast.ts';

import { promotionArt } from '../../announcements/PromotionTeaser.tsx';
import { usePromotionPeriod } from '../../announcements/use-promotion-period.ts';

import { promotionPhase, type PromotionPhase } from './promotion-filter.ts';
import * as styles from './promotions.css.ts';

export interface PromotionArticleProps {
  promotion: Promotion;
  /** The address names it: it starts open and stands out. */
  isChosen: boolean;
  nowMs: number;
}

const PHASE_TONES = {
  running: 'success',
  comingSoon: 'info',
  ended: 'neutral',
} as const satisfies Record<PromotionPhase, string>;

/** One promotion: picture, summary, and its whole text on request. */
export const PromotionArticle = ({ promotion, isChosen, nowMs }: PromotionArticleProps) => {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(isChosen);
  const textId = useId();
  const period = usePromotionPeriod(promotion);
  const phase = promotionPhase(promotion, nowMs);
  return (
    <article
      id={promotion.id}
      className={styles.article}
      data-chosen={isChosen || undefined}
      data-phase={phase}
    >
      <Image src={promotionArt(promotion)} alt="" ratio="16 / 9" />
      <div className={styles.words}>
        <Cluster gap="x2">
          <Badge tone={PHASE_TONES[phase]} look="soft">
            {t(`promotions.phases.${phase}`)}
          </Badge>
          <span className={styles.period}>{period}</span>
        </Cluster>
        <h2 className={styles.title}>{promotion.title}</h2>
        <p className={styles.summary}>{promotion.summary}</p>
        <Cluster gap="x2">
          <Button
            variant="secondary"
            iconEnd={isOpen ? 'chevronUp' : 'chevronDown'}
            aria-expanded={isOpen}
            aria-controls={textId}
            onPress={() => setIsOpen(!isOpen)}
          >
            {t(isOpen ? 'promotions.close' : 'promotions.open')}
          </Button>
          <CopyLink id={promotion.id} />
        </Cluster>
      </div>
      <div id={textId} hidden={!isOpen} className={styles.text}>
        <Html html={promotion.content} />
      </div>
    </article>
  );
};

const CopyLink = ({ id }: { id: string }) => {
  const { t } = useTranslation();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(`${location.origin}/promotions#${id}`);
      pushToast({ tone: 'success', title: t('promotions.copied') });
    } catch {
      pushToast({ tone: 'warning', title: t('promotions.notCopied') });
    }
  };
  return (
    <Button variant="ghost" icon="copy" onPress={() => void copy()}>
      {t('promotions.copyLink')}
    </Button>
  );
};
