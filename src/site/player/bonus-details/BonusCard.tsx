import { useTranslation } from 'react-i18next';

import type { Bonus, BoundGames } from '#api/bonuses.ts';
import { Cluster } from '#components/Cluster/Cluster.tsx';
import { DescriptionList } from '#components/DescriptionList/DescriptionList.tsx';
import { LinkButton } from '#components/LinkButton/LinkButton.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Surface } from '#components/Surface/Surface.tsx';
import { TurnoverProgress } from '#components/TurnoverProgress/TurnoverProgress.tsx';

import { gamesAddress, playAddress } from '../../games/game-addresses.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { ForfeitBonus } from '../../money/ForfeitBonus.tsx';
import { useBoundText } from '../../money/use-bound-text.ts';

import { isOpen, progressOf } from './bonus.state.ts';

export interface BonusCardProps {
  bonus: Bonus;
  /** It was given up: the list is another one. */
  onChange: () => Promise<void>;
}

/** One bonus: how much, how far its turnover is, until when, and the way out of it. */
export const BonusCard = ({ bonus, onChange }: BonusCardProps) => {
  const { t } = useTranslation();
  const language = useLanguage();
  const { id, title, status, doneMinor, requiredMinor, currency } = bonus;
  return (
    <Surface as="article">
      <Stack gap="x4">
        <TurnoverProgress
          title={title}
          state={progressOf[status]}
          {...{ doneMinor, currency, language }}
          neededMinor={requiredMinor}
          labels={{
            state: t(`bonus.states.${status}`),
            left: t('bonus.left'),
            progress: t('bonus.progress'),
          }}
        />
        <Facts {...bonus} />
        {status === 'ACTIVE' && bonus.bound && <Ways {...bonus.bound} />}
        {isOpen(bonus) && <ForfeitBonus id={id} title={title} onDone={onChange} />}
      </Stack>
    </Surface>
  );
};

/** Where a free stake is played: its first games, and the pages of its categories. */
const Ways = ({ games, categories }: BoundGames) => {
  const { t } = useTranslation();
  const ways = [
    ...games.slice(0, 3).map(({ nodeId, name }) => ({ href: playAddress(nodeId), name })),
    ...categories.map((type) => ({ href: gamesAddress(type), name: t(`categories.${type}`) })),
  ];
  if (ways.length === 0) return null;
  return (
    <Cluster gap="x2">
      {ways.map(({ href, name }) => (
        <LinkButton key={href} href={href} variant="secondary">
          {t('freeStake.play', { name })}
        </LinkButton>
      ))}
    </Cluster>
  );
};

const Facts = ({
  amountMinor,
  currency,
  grantedAt,
  expiresAt,
  closedAt,
  convertedMinor,
  bound,
}: Bonus) => {
  const { t } = useTranslation();
  const boundText = useBoundText();
  const format = useFormat();
  const when = (iso: string) => format.date(iso);
  return (
    <DescriptionList
      layout="columns"
      items={[
        { id: 'amount', term: t('bonus.amount'), value: format.money(amountMinor, currency) },
        ...(bound ? [{ id: 'on', term: t('freeStake.on'), value: boundText(bound) }] : []),
        ...(bound?.mostMinor != null
          ? [
              {
                id: 'most',
                term: t('freeStake.most'),
                value: format.money(bound.mostMinor, currency),
              },
            ]
          : []),
        { id: 'granted', term: t('bonus.granted'), value: when(grantedAt) },
        ...(expiresAt ? [{ id: 'expires', term: t('bonus.expires'), value: when(expiresAt) }] : []),
        ...(closedAt ? [{ id: 'closed', term: t('bonus.closed'), value: when(closedAt) }] : []),
        ...(convertedMinor === null
          ? []
          : [
              {
                id: 'converted',
                term: t('bonus.converted'),
                value: format.money(convertedMinor, currency),
              },
            ]),
      ]}
    />
  );
};
