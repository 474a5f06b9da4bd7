import { useState } from 'react';

/** Open or not: held by the caller if it gives `open`, else here. */
export const useOpenState = (
  open: boolean | undefined,
  onOpenChange: ((open: boolean) => void) | undefined,
): [open: boolean, setOpen: (open: boolean) => void] => {
  const [ownOpen, setOwnOpen] = useState(false);
  const set = (next: boolean) => {
    setOwnOpen(next);
    onOpenChange?.(next);
  };
  return [open ?? ownOpen, set];
};
