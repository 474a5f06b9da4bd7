import { useAtomValue } from 'jotai';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { matchPath, useLocation, useNavigate } from 'react-router-dom';

import { LinkButton } from '#components/LinkButton/LinkButton.tsx';
import { PlayCover } from '#components/PlayFrame/PlayCover.tsx';
import { PlayFrame } from '#components/PlayFrame/PlayFrame.tsx';

import { groundOf, modeAtom } from '../../appearance/mode.state.ts';
import { useRefusalText } from '../../fields/refusal-text.ts';
import { DEFAULT_ART } from '../../games/default-art.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useRemoteQuery } from '../../remote/use-remote-query.ts';
import { signInCountAtom } from '../../session/sign-in.state.ts';
import { MemberWatch } from '../../shell/account/MemberWatch.tsx';
import { roundReplay } from '#api/launch.ts';
import type { LanguageCode } from '#generated/merchant-config.ts';
import { remoteQuery } from '../../remote/remote-query.ts';

/** Which round is shown again, and how. */
interface ReplayRequest {
  betId: number;
  mode: 'light' | 'dark';
  language: LanguageCode;
  /** Which sign-in of this page asks, and which time: a ticket works once. */
  visit: string;
}

/** The address of a round's page. */
const replayQuery = remoteQuery<ReplayRequest, string>(
  async (call, { visit: _visit, ...asked }) => {
    const outcome = await call(roundReplay, asked);
    return outcome.ok ? { ok: true, value: outcome.value.url } : outcome;
  },
);

/** The number of a bet in an address; null when it is none. */
const betIdOf = (text: string | undefined): number | null => {
  const id = Number(text);
  return Number.isSafeInteger(id) && id > 0 ? id : null;
};

const RECORDS = '/personalHistoryCopy';

/** One of the member's own rounds, shown again by the game itself. */
export const RoundReplayScreen = () => {
  const { t } = useTranslation();
  const refusalText = useRefusalText();
  const navigate = useNavigate();
  const frame = useRef<HTMLIFrameElement>(null);
  const visit = `${useAtomValue(signInCountAtom)} ${useId()}`;
  const betId = betIdOf(matchPath('/replay/:betId', useLocation().pathname)?.params.betId);
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
  const asked = { mode: groundOf(useAtomValue(modeAtom), isDark), language: useLanguage(), visit };
  const { status, value, ...rest } = useRemoteQuery(
    replayQuery,
    betId === null ? null : { betId, ...asked },
  );
  const refusal = betId === null ? 'replay_unavailable' : 'refusal' in rest ? rest.refusal : '';
  const isClosed = betId === null || status === 'failed';
  return (
    <>
      <PlayFrame
        title={t('roundReplay.title')}
        exitLabel={t('roundReplay.exit')}
        onExit={() => void navigate(RECORDS)}
        frame={value ? { url: value, title: t('roundReplay.title') } : undefined}
        frameRef={frame}
      >
        {!value && (
          <PlayCover
            art={DEFAULT_ART}
            fallback={DEFAULT_ART}
            title={t(isClosed ? 'roundReplay.failed' : 'roundReplay.loading')}
            busy={!isClosed}
            action={isClosed && <LinkButton href={RECORDS}>{t('roundReplay.exit')}</LinkButton>}
          >
            {isClosed && refusalText(refusal)}
          </PlayCover>
        )}
      </PlayFrame>
      <MemberWatch />
    </>
  );
};
