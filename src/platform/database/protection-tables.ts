/** The tables of limits, pauses, exclusions and what a member has seen of them. */
export interface ProtectionTables {}
