import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

import { changeChoice, type DownlineChoice, readChoice, writeChoice } from './downline-choice.ts';

/** What the page shows, and how it changes. */
export interface UsedDownlineChoice {
  choice: DownlineChoice;
  change: (change: Partial<DownlineChoice>) => void;
  /** The address of another choice, for a link. */
  addressOf: (change: Partial<DownlineChoice>) => string;
}

/** The choice in the address. Each step can be taken back by the browser's own way back. */
export const useDownlineChoice = (): UsedDownlineChoice => {
  const [query, setQuery] = useSearchParams();
  const choice = readChoice(query);
  const change = useCallback(
    (part: Partial<DownlineChoice>) =>
      setQuery((now) => writeChoice(changeChoice(readChoice(now), part)), {
        preventScrollReset: true,
      }),
    [setQuery],
  );
  const addressOf = (part: Partial<DownlineChoice>): string =>
    `?${writeChoice(changeChoice(choice, part)).toString()}`;
  return { choice, change, addressOf };
};
