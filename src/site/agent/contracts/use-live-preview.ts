import { useEffect, useState } from 'react';

import { previewContract } from '#api/contracts.ts';
import type { InputOf } from '#api/endpoint.ts';

import { useCall } from '../../client/call.state.ts';
import type { Preview } from '../../agent-center/contracts/ContractPreview.tsx';

/** As long as somebody goes on typing, nothing is asked. */
const SETTLED_MS = 500;

/** What terms would have paid, as they are typed. */
export interface LivePreview {
  /** The last that came; null: none yet. */
  preview: Preview | null;
  /** It belongs to what is typed now. */
  isFresh: boolean;
}

/**
 * Asks what terms would have paid each time that they have settled.
 *
 * @param asked null: there is nothing yet that could be asked
 */
export const useLivePreview = (asked: InputOf<typeof previewContract> | null): LivePreview => {
  const call = useCall();
  const [answer, setAnswer] = useState<{ key: string; preview: Preview } | null>(null);
  const key = asked === null ? '' : JSON.stringify(asked);
  useEffect(() => {
    if (key === '') return undefined;
    let isLeft = false;
    const ask = async () => {
      const outcome = await call(
        previewContract,
        JSON.parse(key) as InputOf<typeof previewContract>,
      );
      // A refusal is told where the form is sent.
      if (outcome.ok && !isLeft) setAnswer({ key, preview: outcome.value });
    };
    const timer = setTimeout(() => void ask(), SETTLED_MS);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [key, call]);
  return { preview: answer?.preview ?? null, isFresh: answer?.key === key };
};
