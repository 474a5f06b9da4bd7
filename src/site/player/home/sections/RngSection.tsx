import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#components/Button/Button.tsx';
import { Section } from '#components/Section/Section.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Tabs } from '#components/Tabs/Tabs.tsx';

import { gameMenusKind } from '../../../games/games.state.ts';
import { MyGames } from '../../../games/MyGames.tsx';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useRemote } from '../../../remote/use-remote.ts';
import { useSettings } from '../../../settings/use-settings.ts';

import { rngEntries, type RngEntry } from '../rng-classes.ts';

import { RngGames } from './RngGames.tsx';

/** Slots by kind: a first page, and all of them in the same place on request. */
export const RngSection = () => {
  const { t } = useTranslation();
  const { limits, languages } = useSettings();
  const language = useLanguage();
  const menus = useRemote(gameMenusKind, { language });
  const [entry, setEntry] = useState<RngEntry>('ALL');
  const [isExpanded, setIsExpanded] = useState(false);
  const classes = menus.value?.find(({ gameType }) => gameType === 'RNG')?.classes ?? null;
  const entries = rngEntries(languages.list, classes);
  const label = t(`home.classify.${entry}`);

  return (
    <Section
      id="slots"
      title={t('home.rngTitle')}
      action={
        <Button
          variant="ghost"
          size="sm"
          iconEnd={isExpanded ? 'chevronUp' : 'chevronDown'}
          aria-expanded={isExpanded}
          onPress={() => setIsExpanded(!isExpanded)}
        >
          {t(isExpanded ? 'home.rngViewLess' : 'home.rngViewAll')}
        </Button>
      }
    >
      <Tabs
        variant="pills"
        label={t('home.classifyLabel')}
        value={entry}
        onChange={(name) => setEntry(name as RngEntry)}
        items={entries.map((id) => ({ id, label: t(`home.classify.${id}`) }))}
      >
        <Stack gap="x4">
          {entry === 'FAV' ? (
            <MyGames label={label} gameType="RNG" most={limits.homeRngPageSize} />
          ) : (
            <RngGames key={entry} label={label} entry={entry} isExpanded={isExpanded} />
          )}
        </Stack>
      </Tabs>
    </Section>
  );
};
