import {
  useAddressChoice,
  type UsedAddressChoice,
} from '../../agent-center/address/use-address-choice.ts';
import { downlineAddress, type DownlineChoice } from './downline-choice.ts';

/** What the page shows, and how it changes. */
export type UsedDownlineChoice = UsedAddressChoice<DownlineChoice>;

/** The choice in the address. */
export const useDownlineChoice = (): UsedDownlineChoice => useAddressChoice(downlineAddress);
