import { useAtomValue } from 'jotai';
import { type ComponentType, createElement, type ReactNode, Suspense, use } from 'react';

import { AllMessages } from '../i18n/AllMessages.tsx';
import type { Feature } from '../pages/feature.ts';
import { promotionPartsAtom } from './promotion-parts.state.ts';

interface PromotionPartProps<Props extends object> {
  /** As its `*.part.ts` names it. */
  name: string;
  /** What the part itself is given. */
  given: Props;
  /** What stands there until its code has come. */
  instead?: ReactNode;
}

/** A part that only brands with some kind of promotion have; nothing for others. */
export const PromotionPart = <Props extends object>({
  name,
  given,
  instead = null,
}: PromotionPartProps<Props>) => {
  const parts = useAtomValue(promotionPartsAtom);
  if (parts === null) return instead;
  const feature = parts[name];
  if (!feature) return null;
  return (
    <Suspense fallback={instead}>
      <AllMessages>
        <Loaded feature={feature} given={given} />
      </AllMessages>
    </Suspense>
  );
};

const Loaded = ({ feature, given }: { feature: Feature; given: object }) =>
  createElement(use(feature.loadUntilHere()) as ComponentType<object>, given);
