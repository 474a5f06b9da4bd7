import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { matchPath, useLocation } from 'react-router-dom';

import type { Promotion } from '#api/announcements.ts';
import type { PromotionStanding } from '#api/promotions.ts';
import { Button } from '#components/Button/Button.tsx';
import { Chip } from '#components/Chip/Chip.tsx';
import { ChipRow } from '#components/ChipRow/ChipRow.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { Stack } from '#components/Stack/Stack.tsx';

import { useSettings } from '../../settings/use-settings.ts';
import { LateRaffle } from './LateRaffle.tsx';
import { PromotionOffer } from './PromotionOffer.tsx';
import { byPhase, promotionCategories, promotionsOf, promotionPhase } from './promotion-filter.ts';
import { PromotionArticle } from '#components/PromotionArticle/PromotionArticle.tsx';
import { pushToast } from '#components/Toast/push-toast.ts';
import { PromotionPart } from '../../announcements/PromotionPart.tsx';
import { promotionArt } from '../../announcements/promotion-art.ts';
import { usePromotionPeriod } from '../../announcements/use-promotion-period.ts';
import { usePromotionStandings } from '../../announcements/use-promotion-standings.ts';
import { useOtherLanguage } from '../../i18n/use-other-language.ts';
import { hashPart } from '../../shell/page/hash-part.ts';

interface PromotionEntryProps {
  promotion: Promotion;
  standing: PromotionStanding | undefined;
  onChange: () => Promise<void>;
  /** The address names it: it starts open and stands out. */
  isChosen: boolean;
  nowMs: number;
}

/** One promotion of the list, with a link to it to pass on. */
const PromotionEntry = (props: PromotionEntryProps) => {
  const { promotion, isChosen, nowMs, standing, onChange } = props;
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
      offer={
        <>
          {isJoinable(promotion) && (phase === 'running' || hasPart(standing)) && (
            <PromotionOffer {...{ promotion, standing, onChange }} />
          )}
          {promotion.mechanic === 'raffle' && phase !== 'comingSoon' && (
            <LateRaffle id={promotion.id} />
          )}
          {promotion.mechanic === 'race' && (
            <PromotionPart
              name="races"
              given={{ id: promotion.id }}
              instead={<Skeleton shape="box" ratio="3 / 1" />}
            />
          )}
        </>
      }
      action={<CopyLink id={promotion.id} />}
    />
  );
};

const isJoinable = ({ mechanic }: Promotion): boolean =>
  mechanic !== null && mechanic !== 'dailyRebate';

/** Whether the member has a part in it, which outlives the promotion. */
const hasPart = (standing: PromotionStanding | undefined): boolean =>
  standing !== undefined &&
  (!['comingSoon', 'join', 'closed'].includes(standing.status) ||
    standing.reason === 'expired' ||
    standing.reason === 'notDrawn');

const CopyLink = ({ id }: { id: string }) => {
  const { t } = useTranslation();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(`${location.origin}/promotions/${id}`);
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

/** The promotion that has this page to itself comes before the others. */
const firstOf = (promotions: Promotion[], id: string | undefined): Promotion[] =>
  promotions.toSorted((a, b) => Number(b.id === id) - Number(a.id === id));

/** The promotions with a filter by category. */
export const PromotionList = ({ promotions }: { promotions: Promotion[] }) => {
  const { t } = useTranslation();
  const { hash, key, pathname } = useLocation();
  const [category, setCategory] = useState('ALL');
  const [nowMs] = useState(Date.now);
  const named = matchPath('/promotions/:id', pathname)?.params.id;
  const chosenId = hashPart(hash) || named;
  const standings = usePromotionStandings();
  const shown = firstOf(byPhase(promotionsOf(promotions, category), nowMs), named);
  if (promotions.length === 0) {
    return (
      <EmptyState icon="gift" title={t('promotionList.emptyTitle')}>
        {t('promotionList.emptyText')}
      </EmptyState>
    );
  }
  return (
    <>
      <CategoryChips promotions={promotions} category={category} onChoose={setCategory} />
      {shown.length === 0 && (
        <EmptyState
          icon="gift"
          title={t('promotionList.emptyTitle')}
          action={
            <Button variant="secondary" onPress={() => setCategory('ALL')}>
              {t('promotionList.showAll')}
            </Button>
          }
        >
          {t('promotionList.emptyCategoryText')}
        </EmptyState>
      )}
      <Stack gap="x6">
        {shown.map((promotion) => (
          <PromotionEntry
            // A link to the same place again opens it again.
            key={promotion.id === chosenId ? `${promotion.id} ${key}` : promotion.id}
            promotion={promotion}
            standing={standings.value?.find(({ id }) => id === promotion.id)}
            onChange={standings.reload}
            isChosen={promotion.id === chosenId}
            nowMs={nowMs}
          />
        ))}
      </Stack>
    </>
  );
};

interface CategoryChipsProps {
  promotions: Promotion[];
  category: string;
  onChoose: (category: string) => void;
}

const CategoryChips = ({ promotions, category, onChoose }: CategoryChipsProps) => {
  const { t } = useTranslation();
  const order = useSettings().categories.map(({ type }) => type);
  const present = promotionCategories(promotions, order);
  if (present.length === 0) return null;
  return (
    <ChipRow label={t('promotionList.filterLabel')}>
      <Chip selected={category === 'ALL'} onChange={() => onChoose('ALL')}>
        {t('promotions.all')}
      </Chip>
      {order
        .filter((type) => present.includes(type))
        .map((type) => (
          <Chip
            key={type}
            selected={category === type}
            onChange={(isOn) => onChoose(isOn ? type : 'ALL')}
          >
            {t(`categories.${type}`)}
          </Chip>
        ))}
    </ChipRow>
  );
};
