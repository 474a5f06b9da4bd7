import { useAtomValue } from 'jotai';

import { PromotionPart } from '../announcements/PromotionPart.tsx';
import { envelopeNewsAtom } from '../events/last-event.state.ts';
import { memberAtom } from '../session/member.state.ts';
import { useSettings } from '../settings/use-settings.ts';
import { FailureGuard } from '../status/Failure.tsx';

/**
 * The red envelopes over the page, once the platform has told this page that there are any. For members
 * only; not while a new password is forced: the platform answers nothing else then.
 */
export const LateEnvelopes = ({ isHeldBack }: { isHeldBack: boolean }) => {
  const news = useAtomValue(envelopeNewsAtom);
  const member = useAtomValue(memberAtom);
  const { PWDEXPFORCECHANGE3 } = useSettings().flags;
  if (news === 0 || !member || member.isTrial || member.isAgent) return null;
  if (member.oneTimePassword || (member.passwordExpired && PWDEXPFORCECHANGE3)) return null;
  return (
    <FailureGuard quiet>
      <PromotionPart key={member.id} name="redEnvelopes" given={{ isHeldBack }} />
    </FailureGuard>
  );
};
