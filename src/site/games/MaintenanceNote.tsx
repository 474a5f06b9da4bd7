import { useTranslation } from 'react-i18next';

import type { Game } from '#api/games.ts';
import { Banner } from '#components/Banner/Banner.tsx';
import { Stack } from '#components/Stack/Stack.tsx';

import { GameList } from './GameList.tsx';
import { hotGamesQuery } from './games.state.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { useRemoteQuery } from '../remote/use-remote-query.ts';
import { useSettings } from '../settings/use-settings.ts';

/** Enough to choose from below a note; our own number. */
const SUGGESTIONS = 4;

/** Says that a game is being maintained, and suggests hot ones instead (specification 8). */
export const MaintenanceNote = ({ game }: { game: Game }) => {
  const { t } = useTranslation();
  const language = useLanguage();
  const { homeTabGames } = useSettings().limits;
  const hot = useRemoteQuery(hotGamesQuery, { language, limit: homeTabGames });
  const others = (hot.value ?? []).filter(
    ({ nodeId, maintenance }) => nodeId !== game.nodeId && !maintenance,
  );
  return (
    <Stack gap="x4">
      <Banner tone="warning" title={t('game.maintenance')}>
        {t('gameFacts.maintenanceText')}
      </Banner>
      <GameList
        label={t('gameFacts.otherGames')}
        games={others.slice(0, SUGGESTIONS)}
        status={hot.status}
        refusal={hot.status === 'failed' ? hot.refusal : ''}
        onRetry={hot.retry}
        skeletons={SUGGESTIONS}
        arrange="shelf"
        empty={null}
      />
    </Stack>
  );
};
