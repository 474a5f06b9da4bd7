import { useTranslation } from 'react-i18next';

import type { Bonus, BonusStatus, bonusDetails } from '#api/bonuses.ts';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { LinkButton } from '#components/LinkButton/LinkButton.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Surface } from '#components/Surface/Surface.tsx';
import { VisuallyHidden } from '#components/VisuallyHidden/VisuallyHidden.tsx';

import { useLanguage } from '../../i18n/use-language.ts';
import { FilterSelect } from '../../records/FilterSelect.tsx';
import { LoadFailure } from '../../records/LoadFailure.tsx';
import { OlderNewer } from '../../records/OlderNewer.tsx';
import { FIRST_PAGE, type Paged, pageInput, useChoice } from '../../records/use-choice.ts';
import { type UsedMemberQuery, useMemberQuery } from '../../remote/member-query.ts';

import { bonusesQuery, bonusStatuses } from './bonus.state.ts';
import { BonusCard } from './BonusCard.tsx';
import type { ValueOf } from '#api/endpoint.ts';
import { DescriptionList } from '#components/DescriptionList/DescriptionList.tsx';
import { Disclosure } from '#components/Disclosure/Disclosure.tsx';
import { useFormat } from '../../i18n/use-format.ts';

/** Which part of a bet counts for a bonus, category by category. */
const Contributions = ({
  contributions,
  minimumOdds,
}: Pick<ValueOf<typeof bonusDetails>, 'contributions' | 'minimumOdds'>) => {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <Disclosure title={t('bonus.contributions')}>
      <Stack gap="x3">
        <DescriptionList
          items={contributions.map(({ gameType, percent }) => ({
            id: gameType,
            term: t(`categories.${gameType}`),
            value: format.percent(percent / 100),
          }))}
        />
        <p>
          {t('bonus.minimumOdds', {
            odds: format.number(minimumOdds, { minimumFractionDigits: 2 }),
          })}
        </p>
      </Stack>
    </Disclosure>
  );
};

/** What the list of bonuses shows. */
interface BonusChoice extends Paged {
  /** Null: all of them. */
  status: BonusStatus | null;
}

/** The bonuses, the newest first, and which games count for them. */
export const Bonuses = () => {
  const { t } = useTranslation();
  const language = useLanguage();
  const first: BonusChoice = { ...FIRST_PAGE, status: null };
  const { choice, filter, turn } = useChoice(first);
  const remote = useMemberQuery(bonusesQuery, {
    ...(choice.status && { status: choice.status }),
    ...pageInput(choice),
    pageSize: 10,
    language,
  });
  const { value } = remote;
  return (
    <Stack gap="x5">
      <VisuallyHidden as="h2">{t('bonus.bonuses')}</VisuallyHidden>
      <FilterSelect
        label={t('history.state')}
        allLabel={t('history.allStates')}
        values={bonusStatuses}
        text={(status) => t(`bonus.states.${status}`)}
        value={choice.status}
        onChange={(status) => filter({ status })}
      />
      <BonusList remote={remote} rows={value?.list} />
      <OlderNewer starts={choice.starts} next={value?.next ?? null} onChange={turn} />
      {value && value.contributions.length > 0 && <Contributions {...value} />}
    </Stack>
  );
};

interface BonusListProps {
  remote: UsedMemberQuery<unknown>;
  rows: readonly Bonus[] | undefined;
}

const BonusList = ({ remote, rows }: BonusListProps) => {
  const { t } = useTranslation();
  if (remote.status === 'failed') {
    return <LoadFailure refusal={remote.refusal} onRetry={remote.reload} />;
  }
  if (!rows) return <BlankBonuses />;
  if (rows.length === 0) {
    return (
      <EmptyState
        icon="gift"
        title={t('bonus.emptyTitle')}
        action={
          <LinkButton href="/promotions" variant="secondary">
            {t('bonus.toPromotions')}
          </LinkButton>
        }
      >
        {t('bonus.emptyText')}
      </EmptyState>
    );
  }
  return (
    <Stack gap="x4">
      {rows.map((bonus) => (
        <BonusCard key={bonus.id} bonus={bonus} onChange={remote.reload} />
      ))}
    </Stack>
  );
};

const BlankBonuses = () => {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('common.loading')}>
      <Stack gap="x4">
        {[1, 2].map((key) => (
          <Surface key={key}>
            <Skeleton lines={4} />
          </Surface>
        ))}
      </Stack>
    </div>
  );
};
