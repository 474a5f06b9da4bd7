import { useTranslation } from 'react-i18next';

import type { RaceBoard as Race } from '#api/races.ts';
import { Cluster } from '#components/Cluster/Cluster.tsx';
import { Countdown } from '#components/Countdown/Countdown.tsx';
import { LeaderboardRow } from '#components/LeaderboardRow/LeaderboardRow.tsx';
import { LinkButton } from '#components/LinkButton/LinkButton.tsx';
import { RecordList } from '#components/RecordList/RecordList.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { StatusPill, type StatusTone } from '#components/StatusPill/StatusPill.tsx';

import { useFormat } from '../i18n/use-format.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { useUnitLabels } from '../money/use-unit-labels.ts';

export interface RaceBoardProps {
  race: Race;
  /** How many of the first places are shown; all that are there when left out. */
  most?: number;
  /** The rule and the prizes are told elsewhere beside it. */
  short?: boolean;
}

/** A race: until when, who stands where, and where the member is. */
export const RaceBoard = ({ race, most, short = false }: RaceBoardProps) => (
  <Stack gap="x3">
    <RaceHead race={race} />
    {!short && <RaceRule race={race} />}
    <Places race={race} most={most ?? race.places.length} />
    <OwnLine race={race} />
  </Stack>
);

const tones: Record<Race['state'], StatusTone> = {
  running: 'success',
  counting: 'info',
  decided: 'neutral',
};

const RaceHead = ({ race }: { race: Race }) => {
  const { t } = useTranslation();
  const format = useFormat();
  const language = useLanguage();
  const labels = useUnitLabels();
  const { state, endsAt } = race;
  const ended = format.date(endsAt, 'dateTime');
  return (
    <Cluster gap="x2">
      <StatusPill tone={tones[state]}>{t(`races.states.${state}`)}</StatusPill>
      {state === 'running' && (
        <>
          <span>{t('races.ends')}</span>
          <Countdown to={endsAt} variant="line" label={t('races.ends')} {...{ language, labels }} />
        </>
      )}
      {state === 'counting' && <span>{t('races.countingText')}</span>}
      {state === 'decided' && <span>{t('races.decidedText', { time: ended })}</span>}
    </Cluster>
  );
};

/** What counts, who is ranked, and what the places win. */
const RaceRule = ({ race }: { race: Race }) => {
  const { t } = useTranslation();
  const format = useFormat();
  const { currency, pointMinor, leastMinor, prizesMinor, turnover, gameTypes } = race;
  const pool = prizesMinor.reduce((sum, prize) => sum + prize, 0);
  const parts = [
    t('races.prizes', { count: prizesMinor.length, pool: format.money(pool, currency) }),
    t('races.rule', {
      point: format.money(pointMinor, currency),
      least: format.money(leastMinor, currency),
    }),
    gameTypes &&
      t('races.only', {
        categories: gameTypes.map((type) => t(`categories.${type}`)).join(', '),
      }),
    turnover === 0 ? t('races.cash') : t('races.bonus', { count: turnover }),
  ];
  return <p>{parts.filter(Boolean).join(' ')}</p>;
};

/** The first places, and the member's own where it is none of them. */
const Places = ({ race, most }: { race: Race; most: number }) => {
  const { t } = useTranslation();
  const format = useFormat();
  const language = useLanguage();
  const { places, own, title, currency } = race;
  const shown = places.slice(0, most);
  const isShown = shown.some(({ mine }) => mine);
  const rows =
    own?.rank != null && !isShown
      ? [...shown, { ...own, rank: own.rank, name: t('races.you'), mine: true }]
      : shown;
  return (
    <RecordList
      label={t('races.board', { title })}
      rows={rows}
      rowKey={({ rank }) => String(rank)}
      empty={<p>{t('races.empty')}</p>}
    >
      {({ rank, name, points, prizeMinor, mine }) => (
        <LeaderboardRow
          rank={rank}
          name={name}
          points={t('races.points', { points: format.number(points) })}
          prizeMinor={prizeMinor ?? undefined}
          ownLabel={mine ? t('races.you') : undefined}
          {...{ currency, language }}
        />
      )}
    </RecordList>
  );
};

/** Where the member is who is not ranked, and what became of a prize. */
const OwnLine = ({ race }: { race: Race }) => {
  const { t } = useTranslation();
  const format = useFormat();
  const { own, currency, leastMinor, state, turnover } = race;
  if (!own) return state === 'running' ? <p>{t('races.notYet')}</p> : null;
  if (own.prize && own.prizeMinor !== null) {
    const word = own.prize === 'paid' && turnover > 0 ? 'received' : own.prize;
    return (
      <Cluster gap="x2">
        <strong>{t('races.won', { amount: format.money(own.prizeMinor, currency) })}</strong>
        <span>{t(`races.${word}`)}</span>
        {own.prize === 'claimable' && (
          <LinkButton href="/rewardCenter" size="sm">
            {t('races.toRewards')}
          </LinkButton>
        )}
      </Cluster>
    );
  }
  if (own.rank !== null || state !== 'running') return null;
  return (
    <p>
      {t('races.below', {
        valid: format.money(own.validMinor, currency),
        least: format.money(leastMinor, currency),
      })}
    </p>
  );
};
