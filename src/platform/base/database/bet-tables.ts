import type { Selectable } from 'kysely';
import type { Tables } from './tables.generated.ts';

/** A bet as it is stored. */
export type Bet = Selectable<Tables['bet']>;

/** A bonus as it is stored. */
export type Bonus = Selectable<Tables['bonus']>;

/** A bank account as it is stored. */
export type BankAccount = Selectable<Tables['bankAccount']>;

/** A withdrawal as it is stored. */
export type Withdrawal = Selectable<Tables['withdrawal']>;

/** A payment as it is stored. */
export type WithdrawalPayment = Selectable<Tables['withdrawalPayment']>;

/** A promotion as it is stored. */
export type StoredPromotion = Selectable<Tables['promotion']>;

/** A member's part in a promotion as it is stored. */
export type PromotionEntry = Selectable<Tables['promotionEntry']>;

/** An item of the points mall as it is stored. */
export type StoredMallItem = Selectable<Tables['mallItem']>;

/** An order of the points mall as it is stored. */
export type MallOrder = Selectable<Tables['mallOrder']>;
