import { useCallback, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

import type { AddressChoice } from './address-choice.ts';

/** What a page shows, and how it changes. */
export interface UsedAddressChoice<Choice> {
  choice: Choice;
  change: (change: Partial<Choice>) => void;
  /** The address of another choice, for a link. */
  addressOf: (change: Partial<Choice>) => string;
}

/** The choice in the address. Each step can be taken back by the browser's own way back. */
export const useAddressChoice = <Choice>(
  address: AddressChoice<Choice>,
): UsedAddressChoice<Choice> => {
  const [query, setQuery] = useSearchParams();
  const choice = address.read(query);
  // Two presses may come before the page has followed the first: the second builds on it.
  const latest = useRef(query);
  useEffect(() => {
    latest.current = query;
  }, [query]);
  const change = useCallback(
    (part: Partial<Choice>) => {
      latest.current = address.write(address.change(address.read(latest.current), part));
      setQuery(latest.current, { preventScrollReset: true });
    },
    [address, setQuery],
  );
  const addressOf = (part: Partial<Choice>): string =>
    `?${address.write(address.change(choice, part)).toString()}`;
  return { choice, change, addressOf };
};
