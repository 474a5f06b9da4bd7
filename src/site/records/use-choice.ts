import { useState } from 'react';

/** What a list shows: its filters, and which of the pages. */
export interface Paged {
  /** From 1. */
  page: number;
}

/** A list's choice, and how it changes. */
export interface UsedChoice<Choice extends Paged> {
  choice: Choice;
  /** Another filter: the list begins anew with its first page. */
  filter: (change: Partial<Omit<Choice, 'page'>>) => void;
  turn: (page: number) => void;
}

/** Holds what a list shows. */
export const useChoice = <Choice extends Paged>(first: Choice): UsedChoice<Choice> => {
  const [choice, setChoice] = useState(first);
  return {
    choice,
    filter: (change) => setChoice((before) => ({ ...before, ...change, page: 1 })),
    turn: (page) => setChoice((before) => ({ ...before, page })),
  };
};
