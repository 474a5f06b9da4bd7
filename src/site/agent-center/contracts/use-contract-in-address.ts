import { useSearchParams } from 'react-router-dom';

/** The contract whose details are open, as it stands in the address. */
export interface ContractInAddress {
  /** Null: none. */
  contractId: number | null;
  open: (contractId: number | null) => void;
}

/** Keeps the opened contract in the address, so that a link leads to it and the way back closes it. */
export const useContractInAddress = (): ContractInAddress => {
  const [query, setQuery] = useSearchParams();
  const text = query.get('contract') ?? '';
  return {
    contractId: /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null,
    open: (contractId) =>
      setQuery(
        (now) => {
          const next = new URLSearchParams(now);
          if (contractId === null) next.delete('contract');
          else next.set('contract', String(contractId));
          return next;
        },
        { preventScrollReset: true },
      ),
  };
};
