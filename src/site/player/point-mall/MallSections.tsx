import type { PointsSectionProps } from './points.state.ts';
import { Catalogue } from './shop/Catalogue.tsx';
import { Orders } from './shop/Orders.tsx';

/** What can be had for points. */
export const MallSection = ({ points, onChange }: PointsSectionProps) => (
  <Catalogue balance={points.balance} onRedeemed={onChange} />
);

/** What the member redeemed. */
export const OrdersSection = () => <Orders />;
