/** The tables of deposits, their channels, and the wallets of vendors. */
export interface PaymentTables {}
