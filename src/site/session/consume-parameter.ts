/**
 * Reads a parameter of the address that is good once only, and takes it out at once: neither the
 * history nor a copied address keeps it (domain rules 10). Null when there is none.
 */
export const takeParameter = (name: string): string | null => {
  const address = new URL(location.href);
  const value = address.searchParams.get(name);
  if (value === null) return null;
  address.searchParams.delete(name);
  history.replaceState(history.state, '', address);
  return value;
};
