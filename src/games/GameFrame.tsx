import { useAtomValue, useSetAtom } from 'jotai';
import { Suspense, useEffect } from 'react';
import { PageLoader } from '#components/PageLoader/PageLoader.tsx';
import { ToastRegion } from '#components/Toast/ToastRegion.tsx';
import { pages } from './registry/page/pages.generated.ts';
import { sessionAtom, stoppedAtom } from './shared/page/play/play.state.ts';
import { setMode } from './shared/page/frame/apply-brand.ts';
import { FailureNotice } from './shared/page/frame/FailureNotice.tsx';
import { PageGuard } from './shared/page/frame/PageGuard.tsx';
import { onSiteMessage, postToSite } from './shared/page/play/site-messages.ts';

/** The page of the session's game, in touch with the site around it. */
export const GameFrame = () => {
  const { facts, t } = useAtomValue(sessionAtom);
  const setStopped = useSetAtom(stoppedAtom);
  const { origin } = facts.brand;
  useEffect(() => {
    postToSite(origin, { livery: 'ready' });
    return onSiteMessage(origin, (message) => {
      if (message.livery === 'mode') setMode(message.mode);
      else setStopped(true);
    });
  }, [origin, setStopped]);
  const Page = pages[facts.model.kind];
  if (!Page) return <FailureNotice t={t}>{t('play.refused.game_unknown')}</FailureNotice>;
  return (
    <PageGuard t={t}>
      <Suspense fallback={<PageLoader label={t('play.loading')} />}>
        <Page />
      </Suspense>
      <ToastRegion label={t('play.messages')} closeLabel={t('play.close')} />
    </PageGuard>
  );
};
