import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';

import type { Promotion } from '#api/announcements.ts';
import { Button } from '#components/Button/Button.tsx';
import { Chip } from '#components/Chip/Chip.tsx';
import { ChipRow } from '#components/ChipRow/ChipRow.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { Stack } from '#components/Stack/Stack.tsx';

import { useSettings } from '../../settings/use-settings.ts';

import { PromotionEntry } from './PromotionEntry.tsx';
import { byPhase, promotionCategories, promotionsOf } from './promotion-filter.ts';

/** The promotions with a filter by category. */
export const PromotionList = ({ promotions }: { promotions: Promotion[] }) => {
  const { t } = useTranslation();
  const { hash, key } = useLocation();
  const [category, setCategory] = useState('ALL');
  const [nowMs] = useState(Date.now);
  const chosenId = decodeURIComponent(hash.slice(1));
  const shown = byPhase(promotionsOf(promotions, category), nowMs);
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
