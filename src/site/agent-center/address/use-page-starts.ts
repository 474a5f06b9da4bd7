import { useLocation, useNavigate } from 'react-router-dom';

/** Which page of a list is shown, and how it is turned. */
export interface UsedPages {
  /** Where each page after the first begins; the last one is shown. */
  starts: readonly string[];
  turn: (starts: readonly string[]) => void;
}

const startsIn = (state: unknown): readonly string[] => {
  const starts = (state as { starts?: unknown } | null)?.starts;
  return Array.isArray(starts) ? starts.filter((each) => typeof each === 'string') : [];
};

/**
 * The pages of a list whose page stands in the address. The way to it is kept by the browser's history: who comes by a link
 * goes back to the first page.
 *
 * @param after where the page begins, as the address says
 */
export const usePageStarts = (
  after: string | null,
  addressOf: (change: { after: string | null }) => string,
): UsedPages => {
  const navigate = useNavigate();
  const known = startsIn(useLocation().state);
  const came = known.at(-1) === after ? known : [after ?? ''];
  return {
    starts: after === null ? [] : came,
    turn: (starts) =>
      void navigate(addressOf({ after: starts.at(-1) ?? null }), {
        state: { starts },
        preventScrollReset: true,
      }),
  };
};
