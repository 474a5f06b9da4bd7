/**
 * What the part of an address after `#` names, decoded. People and other programs cut addresses and write them
 * wrongly: what cannot be decoded stands as it was written, and so names nothing.
 */
export const hashPart = (hash: string): string => {
  const written = hash.slice(1);
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
};
