/**
 * The address of the page on which somebody registered, as it may be kept: http alone, and without
 * what stands behind the `#`.
 *
 * @returns null when it is no such address
 */
export const cleanAddress = (given: string | undefined): string | null => {
  if (!given || !URL.canParse(given)) return null;
  const address = new URL(given);
  if (!/^https?:$/.test(address.protocol)) return null;
  address.hash = '';
  address.username = '';
  address.password = '';
  return address.href;
};
