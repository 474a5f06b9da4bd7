import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';

import { NetPosition } from '#components/NetPosition/NetPosition.tsx';

import { useLanguage } from '../../../i18n/use-language.ts';
import { usePolling } from '../../../money/use-polling.ts';
import { useMemberQuery } from '../../../remote/member-query.ts';
import { isTrialAtom } from '../../../session/member.state.ts';
import { useSettings } from '../../../settings/use-settings.ts';

import { positionQuery } from '../state/lottery.state.ts';
import { useNews } from '../state/use-news.ts';

/** Between two questions; tickets and draws tell by themselves. */
const POLL_MS = 60_000;

/** How long the member has played and what it came to: always in sight while playing. */
export const PlayPosition = ({ news }: { news: string }) => {
  const { t } = useTranslation();
  const language = useLanguage();
  const isTrial = useAtomValue(isTrialAtom);
  const { value, reload } = useMemberQuery(positionQuery, isTrial ? null : {});
  useNews(news, reload);
  usePolling(value !== undefined, reload, POLL_MS);
  const { currency } = useSettings();
  if (isTrial) return null;
  return (
    <NetPosition
      elapsedSeconds={value?.elapsedSeconds ?? 0}
      running={value?.playing ?? false}
      // Until it is known, nothing is said of it.
      netMinor={value?.netMinor ?? null}
      currency={value?.currency ?? currency}
      language={language}
      labels={{
        title: t('gamePlay.session'),
        elapsed: t('gamePlay.elapsed'),
        net: t('gamePlay.net'),
      }}
    />
  );
};
