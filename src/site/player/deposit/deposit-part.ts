import type { DepositView } from '#api/deposits.ts';

/** What each of the faces of one deposit is given. */
export interface DepositPartProps {
  deposit: DepositView;
  /** Something was done about it: ask for it again. */
  onChange: () => Promise<void>;
}
