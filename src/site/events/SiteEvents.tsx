import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { pushToast } from '#components/Toast/push-toast.ts';

import { useFormat } from '../i18n/use-format.ts';
import { tokenAtom } from '../session/token.state.ts';

import { listenAtom } from './listen.state.ts';
import { useSiteEvent } from './use-site-event.ts';

/** Listens to the platform while the page is open, as whoever is signed in. */
export const SiteEvents = () => {
  const token = useAtomValue(tokenAtom);
  const listen = useSetAtom(listenAtom);
  useEffect(() => {
    const stop = new AbortController();
    void listen({ origin: location.origin, token, signal: stop.signal });
    return () => stop.abort();
  }, [token, listen]);
  usePublishEvents();
  return null;
};

/** Says in passing what became of a deposit or a withdrawal. */
const usePublishEvents = (): void => {
  const { t } = useTranslation();
  const format = useFormat();
  useSiteEvent((event) => {
    if (event.name !== 'message') return;
    const { kind, amountMinor, currency, reference } = event.data;
    const isGood = kind === 'depositArrived' || kind === 'withdrawalPaid';
    pushToast({
      tone: isGood ? 'success' : 'warning',
      title: t(`news.${kind}`),
      text: t('news.money', { amount: format.money(amountMinor, currency), reference }),
    });
  });
};
