import { useSearchParams } from 'react-router-dom';

const FORMS = ['offer', 'propose'] as const;

/** Which form lies over the page, as it stands in the address. */
export interface ContractFormInAddress {
  /** An offer to somebody below, a proposal to who is above; null: none. */
  form: (typeof FORMS)[number] | null;
  /** To whom an offer goes at first. */
  to: number | null;
  /** The contract whose terms are to become others. */
  change: number | null;
  open: (form: (typeof FORMS)[number]) => void;
  close: () => void;
}

const idIn = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;

/** The form over the page of contracts: links from a contract and from the team lead to it. */
export const useContractForm = (): ContractFormInAddress => {
  const [query, setQuery] = useSearchParams();
  return {
    form: FORMS.find((form) => form === query.get('form')) ?? null,
    to: idIn(query.get('to')),
    change: idIn(query.get('change')),
    open: (form) => setQuery({ form }, { preventScrollReset: true }),
    close: () => setQuery({}, { preventScrollReset: true }),
  };
};
