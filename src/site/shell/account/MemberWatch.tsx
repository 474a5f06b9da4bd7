import { useAtomValue } from 'jotai';
import { Suspense } from 'react';
import { lazyPart } from '#components/PageLoader/lazy-part.ts';

import { AllMessages } from '../../i18n/AllMessages.tsx';
import { memberAtom } from '../../session/member.state.ts';
import { UnreadWatch } from '../../inbox/UnreadWatch.tsx';
import { useSettings } from '../../settings/use-settings.ts';
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
  const { PWDEXPFORCECHANGE3 } = useSettings().flags;
  if (!member || member.isTrial || member.oneTimePassword) return null;
  if (member.passwordExpired && PWDEXPFORCECHANGE3) return null;
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
