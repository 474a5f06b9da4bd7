import { useTranslation } from 'react-i18next';

import type { Promotion } from '#api/announcements.ts';
import { Button } from '#components/Button/Button.tsx';
import { PromotionArticle } from '#components/PromotionArticle/PromotionArticle.tsx';
import { pushToast } from '#components/Toast/push-toast.ts';

import { promotionArt } from '../../announcements/promotion-art.ts';
import { usePromotionPeriod } from '../../announcements/use-promotion-period.ts';
import { useOtherLanguage } from '../../i18n/use-other-language.ts';

import { promotionPhase } from './promotion-filter.ts';

export interface PromotionEntryProps {
  promotion: Promotion;
  /** The address names it: it starts open and stands out. */
  isChosen: boolean;
  nowMs: number;
}

/** One promotion of the list, with a link to it to pass on. */
export const PromotionEntry = ({ promotion, isChosen, nowMs }: PromotionEntryProps) => {
  const { t } = useTranslation();
  const phase = promotionPhase(promotion, nowMs);
  return (
    <PromotionArticle
      id={promotion.id}
      title={promotion.title}
      summary={promotion.summary}
      html={promotion.content}
      language={useOtherLanguage()(promotion.language)}
      art={promotionArt(promotion)}
      phase={phase}
      phaseLabel={t(`promotionList.phases.${phase}`)}
      period={usePromotionPeriod()(promotion)}
      chosen={isChosen}
      openLabel={t('promotionList.open')}
      closeLabel={t('promotionList.close')}
      action={<CopyLink id={promotion.id} />}
    />
  );
};

const CopyLink = ({ id }: { id: string }) => {
  const { t } = useTranslation();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(`${location.origin}/promotions#${id}`);
      pushToast({ tone: 'success', title: t('promotionList.copied') });
    } catch {
      pushToast({ tone: 'warning', title: t('promotionList.notCopied') });
    }
  };
  return (
    <Button variant="ghost" icon="copy" onPress={() => void copy()}>
      {t('promotionList.copyLink')}
    </Button>
  );
};
