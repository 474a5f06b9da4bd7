import { lazy, Suspense, useEffect, useState } from 'react';

import { AllWords } from '../i18n/AllWords.tsx';
import { FailureGuard } from '../status/Failure.tsx';

const SiteEvents = lazy(async () => ({
  default: (await import('./SiteEvents.tsx')).SiteEvents,
}));

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
          <AllWords>
            <SiteEvents />
          </AllWords>
        </Suspense>
      </FailureGuard>
    )
  );
};
