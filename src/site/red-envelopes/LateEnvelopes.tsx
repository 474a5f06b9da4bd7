import { useAtomValue } from 'jotai';

import { PromotionPart } from '../announcements/PromotionPart.tsx';
import { envelopeNewsAtom } from '../events/last-event.state.ts';
import { isPasswordForcedAtom, memberAtom } from '../session/member.state.ts';
import { FailureGuard } from '../status/Failure.tsx';

/**
 * The red envelopes over the page, once the platform has told this page that there are any. For members
 * only; not while a new password is forced: the platform answers nothing else then.
 */
export const LateEnvelopes = ({ isHeldBack }: { isHeldBack: boolean }) => {
  const news = useAtomValue(envelopeNewsAtom);
  const member = useAtomValue(memberAtom);
  const isPasswordForced = useAtomValue(isPasswordForcedAtom);
  if (news === 0 || !member || member.isTrial || member.isAgent || isPasswordForced) return null;
  return (
    <FailureGuard quiet>
      <PromotionPart key={member.id} name="redEnvelopes" given={{ isHeldBack }} />
    </FailureGuard>
  );
};
