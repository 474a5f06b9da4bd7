import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Asks anew when there is news: a draw was paid, tickets were bought. What is there when the
 * component appears is no news, and neither is an empty text.
 */
export const useNews = (news: string, fetchNow: () => Promise<void>): void => {
  const [first] = useState(news);
  const refetch = useEffectEvent(fetchNow);
  useEffect(() => {
    if (news !== first && news !== '') void refetch();
  }, [news, first]);
};
