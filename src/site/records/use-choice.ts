import { useState } from 'react';

/** What a list shows: its filters, and which of the pages. */
export interface Paged {
  /** Where each page after the first begins; the last one is shown. */
  starts: readonly string[];
}

/** The pages of a list, and how they are turned. */
export interface UsedPages extends Paged {
  /** Where the page after this one begins; null, or not known yet: there is none. */
  next: string | null | undefined;
  turn: (starts: readonly string[]) => void;
}

/** The first page of a list. */
export const FIRST_PAGE: Paged = { starts: [] };

/** What a call takes for the page that is shown. */
export const pageInput = ({ starts }: Paged): { after?: string } => {
  const after = starts.at(-1);
  return after === undefined ? {} : { after };
};

/** A list's choice, and how it changes. */
export interface UsedChoice<Choice extends Paged> {
  choice: Choice;
  /** Another filter: the list begins anew with its first page. */
  filter: (change: Partial<Omit<Choice, 'starts'>>) => void;
  turn: (starts: readonly string[]) => void;
}

/** Holds what a list shows. */
export const useChoice = <Choice extends Paged>(first: Choice): UsedChoice<Choice> => {
  const [choice, setChoice] = useState(first);
  return {
    choice,
    filter: (change) => setChoice((before) => ({ ...before, ...change, starts: [] })),
    turn: (starts) => setChoice((before) => ({ ...before, starts })),
  };
};
