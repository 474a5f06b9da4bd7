import { useAtomValue } from 'jotai';
import { type ComponentType, createElement, type ReactNode, Suspense, use } from 'react';

import { AllMessages } from '../i18n/AllMessages.tsx';
import { memberAtom } from '../session/member.state.ts';
import { FailureGuard } from '../status/Failure.tsx';
import type { Feature } from '../pages/feature.ts';
import { memberPartsAtom } from './member-parts.state.ts';

/** What a part for members is shown with. */
export interface MemberPartProps {
  /** Of whom or what it tells; left out, of the member's own. */
  of?: string | undefined;
  /** Within a line. */
  isCompact?: boolean | undefined;
  /** What stands there where there is nothing to show. */
  instead?: ReactNode;
}

/** A part that members of some brands see: nothing for others, for play accounts, and until its code has come. */
export const MemberPart = ({ name, ...props }: MemberPartProps & { name: string }) => {
  const feature = useAtomValue(memberPartsAtom)[name];
  const member = useAtomValue(memberAtom);
  const { instead = null } = props;
  if (!feature || !member || member.isTrial) return instead;
  return (
    <FailureGuard quiet>
      <Suspense fallback={instead}>
        <AllMessages>
          <Loaded feature={feature} props={props} />
        </AllMessages>
      </Suspense>
    </FailureGuard>
  );
};

const Loaded = ({ feature, props }: { feature: Feature; props: MemberPartProps }) =>
  createElement(use(feature.loadUntilHere()) as ComponentType<MemberPartProps>, props);
