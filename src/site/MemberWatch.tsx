import { useAtomValue } from 'jotai';
import { Suspense } from 'react';

import { AllWords } from './AllWords.tsx';
import { FeaturePart } from './FeaturePart.tsx';
import { realityCheck } from './overall-features.ts';
import { memberAtom } from './session/member.state.ts';
import { useSettings } from './settings/use-settings.ts';
import { FailureGuard } from './status/Failure.tsx';

/**
 * What watches over whoever has a real account, on every page. Not while a new password is forced:
 * the platform answers nothing else then.
 */
export const MemberWatch = () => {
  const member = useAtomValue(memberAtom);
  const { PWDEXPFORCECHANGE3 } = useSettings().flags;
  if (!member || member.isTrial || (member.passwordExpired && PWDEXPFORCECHANGE3)) return null;
  return (
    <FailureGuard quiet>
      <Suspense>
        <AllWords>
          <FeaturePart feature={realityCheck} />
        </AllWords>
      </Suspense>
    </FailureGuard>
  );
};
