import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { LinkButton } from '#components/LinkButton/LinkButton.tsx';
import { Section } from '#components/Section/Section.tsx';
import { Tabs } from '#components/Tabs/Tabs.tsx';

import { gamesAddress } from '../../../games/game-addresses.ts';
import { gameMenusQuery, gamePageQuery } from '../../../games/games.state.ts';
import { MyGames } from '../../../games/MyGames.tsx';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useRemoteQuery } from '../../../remote/use-remote-query.ts';
import { useSettings } from '../../../settings/use-settings.ts';

import { rngEntries, type RngEntry, rngFilter } from '../rng-classes.ts';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { GameList } from '../../../games/GameList.tsx';
import { useGamePages } from '../../../games/use-game-pages.ts';

/** The first page of the slots of one kind. */
const RngGames = ({ label, entry }: { label: string; entry: RngEntry }) => {
  const { t } = useTranslation();
  const language = useLanguage();
  const pageSize = useSettings().limits.homeRngPageSize;
  const pages = useGamePages(gamePageQuery, {
    language,
    gameType: 'RNG',
    pageSize,
    ...rngFilter(entry),
  });
  return (
    <GameList
      label={label}
      games={pages.games}
      status={pages.status}
      refusal={pages.refusal}
      onRetry={pages.retry}
      skeletons={pageSize}
      empty={
        <EmptyState icon="slots" title={t('home.gamesEmptyTitle')}>
          {t('home.gamesEmptyText')}
        </EmptyState>
      }
    />
  );
};

/** Slots by kind: a first page of each, and the way to all. */
export const RngSection = () => {
  const { t } = useTranslation();
  const { limits, languages } = useSettings();
  const language = useLanguage();
  const menus = useRemoteQuery(gameMenusQuery, { language });
  const [entry, setEntry] = useState<RngEntry>('ALL');
  const classes = menus.value?.find(({ gameType }) => gameType === 'RNG')?.classes ?? null;
  const entries = rngEntries(languages.list, classes);
  const label = t(`home.classify.${entry}`);

  return (
    <Section
      id="slots"
      title={t('home.rngTitle')}
      action={
        <LinkButton href={gamesAddress('RNG')} variant="ghost" size="sm" icon="grid">
          {t('home.rngViewAll')}
        </LinkButton>
      }
    >
      <Tabs
        variant="pills"
        label={t('home.classifyLabel')}
        value={entry}
        onChange={(name) => setEntry(name as RngEntry)}
        items={entries.map((id) => ({ id, label: t(`home.classify.${id}`) }))}
      >
        {entry === 'FAV' ? (
          <MyGames label={label} gameType="RNG" most={limits.homeRngPageSize} />
        ) : (
          <RngGames key={entry} label={label} entry={entry} />
        )}
      </Tabs>
    </Section>
  );
};
