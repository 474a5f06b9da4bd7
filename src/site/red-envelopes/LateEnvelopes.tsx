import { useAtomValue } from 'jotai';
import { Suspense } from 'react';

import { lazyPart } from '#components/PageLoader/lazy-part.ts';

import { envelopeNewsAtom } from '../events/last-event.state.ts';
import { AllMessages } from '../i18n/AllMessages.tsx';
import { memberAtom } from '../session/member.state.ts';
import { useSettings } from '../settings/use-settings.ts';
import { FailureGuard } from '../status/Failure.tsx';

const EnvelopeWatch = lazyPart(() => import('./EnvelopeWatch.tsx'), 'EnvelopeWatch');

/**
 * The red envelopes over the page, once the platform has told this page that there are any. For members
 * only; not while a new password is forced: the platform answers nothing else then.
 */
export const LateEnvelopes = ({ isHeldBack }: { isHeldBack: boolean }) => {
  const news = useAtomValue(envelopeNewsAtom);
  const member = useAtomValue(memberAtom);
  const { PWDEXPFORCECHANGE3 } = useSettings().flags;
  if (news === 0 || !member || member.isTrial) return null;
  if (member.passwordExpired && PWDEXPFORCECHANGE3) return null;
  return (
    <FailureGuard quiet>
      <Suspense>
        <AllMessages>
          <EnvelopeWatch key={member.id} isHeldBack={isHeldBack} />
        </AllMessages>
      </Suspense>
    </FailureGuard>
  );
};
