/** The merchant's files (or what they ask for) are at fault; the process leaves with 1. */
export class InputFault extends Error {
  override name = 'InputFault';
}

/** We are at fault, and know in what: the process leaves with 70, without a stack. */
export class OwnFault extends Error {
  override name = 'OwnFault';
}

/** The command line is at fault; the process leaves with 2. */
export class UsageFault extends Error {
  override name = 'UsageFault';
}
