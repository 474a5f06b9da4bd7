import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useEffect } from 'react';

import {
  deleteMessages,
  type InboxMessage,
  readAllMessages,
  readMessages,
  restoreMessages,
} from '#api/inbox.ts';
import { pushToast } from '#components/Toast/push-toast.ts';
import { useTranslation } from 'react-i18next';

import { useCall } from '../../client/call.state.ts';
import { useSiteEvent } from '../../events/use-site-event.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { setUnreadKindsAtom } from '../../inbox/unread.state.ts';
import { useOutcomeToast } from '../../money/use-outcome-toast.ts';
import { memberAtom } from '../../session/member.state.ts';

import {
  changeInboxAtom,
  inboxListAtom,
  type InboxTab,
  loadInboxAtom,
  mergeMessages,
} from './inbox.state.ts';

/** How long a deletion can be taken back with one press. */
const UNDO_MS = 10_000;

/** The messages of a tab, kept up to date. */
export const useInboxList = (tab: InboxTab) => {
  const memberId = useAtomValue(memberAtom)?.id;
  const language = useLanguage();
  const load = useSetAtom(loadInboxAtom);
  const list = useAtomValue(inboxListAtom);
  const ask = useCallback(
    async (which: 'first' | 'next') => {
      if (memberId !== undefined) await load({ memberId, tab, language }, which);
    },
    [load, memberId, tab, language],
  );
  useEffect(() => void ask('first'), [ask]);
  useSiteEvent((event) => {
    if (event.name === 'unread') void ask('first');
  });
  const isShown = list.key === JSON.stringify([memberId, tab, language]);
  return {
    list: isShown ? list : { ...list, status: 'loading' as const, messages: [], next: null },
    ask,
  };
};

/** What can be done with messages. */
export const useInboxActions = () => {
  const { t } = useTranslation();
  const call = useCall();
  const showOutcome = useOutcomeToast();
  const change = useSetAtom(changeInboxAtom);
  const setKinds = useSetAtom(setUnreadKindsAtom);

  const markRead = (isRead: (message: InboxMessage) => boolean) =>
    change((messages) => messages.map((each) => (isRead(each) ? { ...each, read: true } : each)));

  const read = async ({ id, read: wasRead }: InboxMessage) => {
    if (wasRead) return;
    const outcome = await call(readMessages, { ids: [id] });
    // It is tried again with the next opening.
    if (!outcome.ok) return;
    markRead((each) => each.id === id);
    setKinds(outcome.value.kinds);
  };

  const readAll = async (upTo: number, tab: InboxTab) => {
    const outcome = await call(readAllMessages, { upTo, ...(tab !== 'all' && { kind: tab }) });
    showOutcome(outcome, t('inbox.allRead'));
    if (!outcome.ok) return;
    markRead((each) => each.id <= upTo);
    setKinds(outcome.value.kinds);
  };

  const restore = async (message: InboxMessage) => {
    const outcome = await call(restoreMessages, { ids: [message.id] });
    showOutcome(outcome, t('inbox.restored'));
    if (!outcome.ok) return;
    change((messages) => mergeMessages(messages, [message]));
    setKinds(outcome.value.kinds);
  };

  const remove = async (message: InboxMessage) => {
    const outcome = await call(deleteMessages, { ids: [message.id] });
    if (!outcome.ok) {
      showOutcome(outcome, '');
      return;
    }
    change((messages) => messages.filter(({ id }) => id !== message.id));
    setKinds(outcome.value.kinds);
    pushToast({
      tone: 'info',
      title: t('inbox.deleted', { title: message.title }),
      timeoutMs: UNDO_MS,
      action: { label: t('inbox.undo'), onPress: () => void restore(message) },
    });
  };

  return { read, readAll, remove };
};
