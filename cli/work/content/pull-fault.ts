/** Why a pull brought nothing: what the content system answered, or did not. */
export interface PullFault {
  code:
    | 'cms/unreachable'
    | 'cms/status'
    | 'cms/redirect'
    | 'cms/too-large'
    | 'cms/too-many'
    | 'cms/form'
    | 'cms/contract'
    | 'cms/address'
    | 'cms/duplicate-id'
    | 'cms/picture'
    | 'cms/promotion';
  /** The address that answered, without its query. */
  where: string;
  /** JSON pointer into the answer; empty for the whole of it. */
  pointer: string;
  message: string;
  suggestion: string;
}

/** Ends a pull: nothing is written. */
export class PullError extends Error {
  override name = 'PullError';
  readonly faults: PullFault[];

  constructor(faults: PullFault[]) {
    super(faults[0]?.message ?? '');
    this.faults = faults;
  }
}

/** An address as it may be shown: a query may hold what is secret. */
export const shownAddress = (address: string | URL): string => {
  const { origin, pathname } = new URL(address);
  return origin + pathname;
};

/** Ends a pull for one reason. */
export const refuse = (
  code: PullFault['code'],
  address: string | URL,
  message: string,
  { pointer = '', suggestion = '' }: { pointer?: string; suggestion?: string } = {},
): never => {
  throw new PullError([{ code, where: shownAddress(address), pointer, message, suggestion }]);
};
