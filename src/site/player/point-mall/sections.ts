import type { ComponentType } from 'react';

import type { IconName } from '#components/Icon/icon-paths.ts';

import { ConvertPoints } from './ConvertPoints.tsx';
import { MallSection, OrdersSection } from './MallSections.tsx';
import { PointsDetails } from './PointsDetails.tsx';
import { PointsRules } from './PointsRules.tsx';
import type { PointsSectionProps } from './points.state.ts';

/** One section of the page; its title is `pointMall.sections.<id>`. */
interface PointsSection {
  id: 'shop' | 'orders' | 'convert' | 'details' | 'rules';
  icon: IconName;
  Section: ComponentType<PointsSectionProps>;
}

/** The sections of the page, in their order. A new one is a line here, a name above and its words. */
export const pointsSections: readonly PointsSection[] = [
  { id: 'shop', icon: 'gift', Section: MallSection },
  { id: 'orders', icon: 'ticket', Section: OrdersSection },
  { id: 'convert', icon: 'coin', Section: ConvertPoints },
  { id: 'details', icon: 'clock', Section: PointsDetails },
  { id: 'rules', icon: 'info', Section: PointsRules },
];
