import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '#components/PageLoader/lazy-part.ts';

import { AllMessages } from '../i18n/AllMessages.tsx';
import { FailureGuard } from '../status/Failure.tsx';

const SiteEvents = lazyPart(() => import('./SiteEvents.tsx'), 'SiteEvents');

/** The page itself comes first. */
const SETTLED_MS = 2000;

/** Keeps the page up to date once it has settled; a page without it works, only later. */
export const LiveNews = () => {
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), SETTLED_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    settled && (
      <FailureGuard quiet>
        <Suspense>
          <AllMessages>
            <SiteEvents />
          </AllMessages>
        </Suspense>
      </FailureGuard>
    )
  );
};
