/** The merchant's files (or what they ask for) are at fault; the process leaves with 1. */
export class InputFault extends Error {
  override name = 'InputFault';
}

/** The command line is at fault; the process leaves with 2. */
export class UsageFault extends Error {
  override name = 'UsageFault';
}
