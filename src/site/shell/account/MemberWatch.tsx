import { useAtomValue } from 'jotai';
import { Suspense } from 'react';
import { lazyPart } from '#components/PageLoader/lazy-part.ts';

import { AllMessages } from '../../i18n/AllMessages.tsx';
import { isPasswordForcedAtom, memberAtom } from '../../session/member.state.ts';
import { UnreadWatch } from '../../inbox/UnreadWatch.tsx';
import { FailureGuard } from '../../status/Failure.tsx';

const RealityCheck = lazyPart(
  () => import('../../player/protection/RealityCheck.tsx'),
  'RealityCheck',
);

/**
 * What watches over whoever has a real account, on every page. Not while a new password is forced:
 * the platform answers nothing else then.
 */
export const MemberWatch = () => {
  const member = useAtomValue(memberAtom);
  const isPasswordForced = useAtomValue(isPasswordForcedAtom);
  if (!member || member.isTrial || isPasswordForced) return null;
  return (
    <FailureGuard quiet>
      <Suspense>
        <AllMessages>
          <RealityCheck />
          <UnreadWatch />
        </AllMessages>
      </Suspense>
    </FailureGuard>
  );
};
