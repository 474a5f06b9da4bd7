import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { MallItemView } from '#api/point-mall.ts';
import { Chip } from '#components/Chip/Chip.tsx';
import { ChipRow } from '#components/ChipRow/ChipRow.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { Grid } from '#components/Grid/Grid.tsx';
import { MallCard } from '#components/MallCard/MallCard.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { Stack } from '#components/Stack/Stack.tsx';

import { useLanguage } from '../../../i18n/use-language.ts';
import { useOtherLanguage } from '../../../i18n/use-other-language.ts';
import { LoadFailure } from '../../../records/LoadFailure.tsx';
import { useMemberQuery } from '../../../remote/member-query.ts';
import { ItemDialog } from './ItemDialog.tsx';
import { categoriesOf, itemsQuery, standingOf } from './shop.state.ts';
import { usePoints } from '../../../i18n/use-points.ts';
import { useStandingText } from './use-standing-text.ts';

interface CatalogueProps {
  /** Hundredths of a point that the member has; null while it is not known. */
  balance: number | null;
  /** Something was redeemed: points and orders are others. */
  onRedeemed: () => Promise<void>;
}

/** What can be had for points, with a filter; an item opens with what it needs and how it is redeemed. */
export const Catalogue = ({ balance, onRedeemed }: CatalogueProps) => {
  const { t } = useTranslation();
  const language = useLanguage();
  const remote = useMemberQuery(itemsQuery, { language });
  const [category, setCategory] = useState<MallItemView['category'] | null>(null);
  const [openId, setOpenId] = useState<string | null>(null);
  const { value, reload } = remote;
  if (!value && remote.status === 'failed')
    return <LoadFailure refusal={remote.refusal} onRetry={reload} />;
  if (!value) return <BlankShelf />;
  if (value.length === 0)
    return (
      <EmptyState icon="gift" title={t('mall.emptyTitle')}>
        {t('mall.emptyText')}
      </EmptyState>
    );
  const points = Math.floor((balance ?? 0) / 100);
  const shown = value.filter((item) => category === null || item.category === category);
  const open = value.find(({ id }) => id === openId);
  return (
    <Stack gap="x4">
      <CategoryChips items={value} {...{ category }} onChoose={setCategory} />
      <Grid min="8.5rem" gap="x3">
        {shown.map((item) => (
          <ShelfCard key={item.id} {...{ item, points }} onOpen={() => setOpenId(item.id)} />
        ))}
      </Grid>
      {open && (
        <ItemDialog
          item={open}
          points={points}
          onClose={() => setOpenId(null)}
          onChange={async () => {
            await Promise.all([reload(), onRedeemed()]);
          }}
        />
      )}
    </Stack>
  );
};

/** How the card of an item looks. */
const cardStates = {
  ready: 'ready',
  short: 'short',
  had: 'short',
  rank: 'short',
  gone: 'gone',
} as const;

interface ShelfCardProps {
  item: MallItemView;
  points: number;
  onOpen: () => void;
}

const ShelfCard = ({ item, points, onOpen }: ShelfCardProps) => {
  const { t } = useTranslation();
  const writePoints = usePoints();
  const standing = standingOf(item, points);
  return (
    <MallCard
      title={item.title}
      language={useOtherLanguage()(item.language)}
      art={item.art}
      category={t(`mall.categories.${item.category}`)}
      price={writePoints(item.pricePoints)}
      note={useStandingText()(item, standing)}
      state={cardStates[standing.state]}
      onPress={onOpen}
    />
  );
};

interface CategoryChipsProps {
  items: readonly MallItemView[];
  category: MallItemView['category'] | null;
  onChoose: (category: MallItemView['category'] | null) => void;
}

const CategoryChips = ({ items, category, onChoose }: CategoryChipsProps) => {
  const { t } = useTranslation();
  const present = categoriesOf(items);
  if (present.length < 2) return null;
  return (
    <ChipRow label={t('mall.filterLabel')}>
      <Chip selected={category === null} onChange={() => onChoose(null)}>
        {t('mall.all')}
      </Chip>
      {present.map((each) => (
        <Chip
          key={each}
          selected={category === each}
          onChange={(isOn) => onChoose(isOn ? each : null)}
        >
          {t(`mall.categories.${each}`)}
        </Chip>
      ))}
    </ChipRow>
  );
};

const BlankShelf = () => {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('common.loading')}>
      <Grid min="8.5rem" gap="x3">
        {['one', 'two', 'three', 'four'].map((key) => (
          <Skeleton key={key} shape="box" ratio="3 / 4" />
        ))}
      </Grid>
    </div>
  );
};
