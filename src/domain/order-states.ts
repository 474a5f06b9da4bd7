/** Where an order of the points mall stands, in the order of its way. */
export const orderStates = [
  'APPLYING',
  'CONFIRMED',
  'PROCESSING',
  'COMPLETED',
  'REJECTED',
] as const;

/** Where an order of the points mall stands; PROCESSING: it is on its way to the member. */
export type OrderState = (typeof orderStates)[number];

/** What an operator does with an order. */
export type OrderStep = 'confirm' | 'ship' | 'complete' | 'reject';

/** From which states each step may be taken, and where it leads. */
const steps: Record<OrderStep, { from: readonly OrderState[]; to: OrderState }> = {
  confirm: { from: ['APPLYING'], to: 'CONFIRMED' },
  ship: { from: ['CONFIRMED'], to: 'PROCESSING' },
  complete: { from: ['PROCESSING'], to: 'COMPLETED' },
  // A parcel that comes back is rejected, too; what the member has is not.
  reject: { from: ['APPLYING', 'CONFIRMED', 'PROCESSING'], to: 'REJECTED' },
};

/**
 * Where a step leads.
 *
 * @returns `replay` when the order is there already, null when the step is not open to it
 */
export const stateAfter = (state: OrderState, step: OrderStep): OrderState | 'replay' | null => {
  const { from, to } = steps[step];
  if (state === to) return 'replay';
  return from.includes(state) ? to : null;
};
