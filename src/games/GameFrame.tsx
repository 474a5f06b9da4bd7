import { useAtomValue, useSetAtom } from 'jotai';
import { Suspense, useEffect } from 'react';
import { PageLoader } from '#components/PageLoader/PageLoader.tsx';
import { ToastRegion } from '#components/Toast/ToastRegion.tsx';
import { pages } from './pages.ts';
import { sessionAtom, stoppedAtom } from './play/play.state.ts';
import { setMode } from './frame/dress-page.ts';
import { FailureNotice } from './frame/FailureNotice.tsx';
import { PageGuard } from './frame/PageGuard.tsx';
import { hearSite, tellSite } from './play/site-messages.ts';

/** The page of the session's game, in touch with the site around it. */
export const GameFrame = () => {
  const { facts, say } = useAtomValue(sessionAtom);
  const setStopped = useSetAtom(stoppedAtom);
  const { origin } = facts.brand;
  useEffect(() => {
    tellSite(origin, { livery: 'ready' });
    return hearSite(origin, (message) => {
      if (message.livery === 'mode') setMode(message.mode);
      else setStopped(true);
    });
  }, [origin, setStopped]);
  const Page = pages[facts.model.kind];
  if (!Page) return <FailureNotice say={say}>{say('play.refused.game_unknown')}</FailureNotice>;
  return (
    <PageGuard say={say}>
      <Suspense fallback={<PageLoader label={say('play.loading')} />}>
        <Page />
      </Suspense>
      <ToastRegion label={say('play.messages')} closeLabel={say('play.close')} />
    </PageGuard>
  );
};
