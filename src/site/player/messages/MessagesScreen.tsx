import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { inboxKind, type InboxKind, type InboxMessage } from '#api/inbox.ts';
import { Button } from '#components/Button/Button.tsx';
import { Cluster } from '#components/Cluster/Cluster.tsx';
import { NotificationBadge } from '#components/NotificationBadge/NotificationBadge.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Tabs } from '#components/Tabs/Tabs.tsx';

import { useLanguage } from '../../i18n/use-language.ts';
import { unreadAtom } from '../../inbox/unread.state.ts';
import { useBusy } from '../../money/use-busy.ts';
import { MemberCenter } from '../member-center/MemberCenter.tsx';

import type { InboxTab } from './inbox.state.ts';
import { MessageDialog } from './MessageDialog.tsx';
import { MessageList } from './MessageList.tsx';
import { ReachSettings } from './ReachSettings.tsx';
import { useInboxActions, useInboxList } from './use-inbox.ts';

/** What the brand and the platform tell a member, and how else the member wants to hear of it. */
export const MessagesScreen = () => {
  const { t } = useTranslation();
  return (
    <MemberCenter page="messageV2" intro={t('inbox.intro')}>
      <Inbox />
      <ReachSettings />
    </MemberCenter>
  );
};

const Inbox = () => {
  const { t } = useTranslation();
  const [tab, setTab] = useState<InboxTab>('all');
  const [opened, setOpened] = useState<InboxMessage | null>(null);
  const { list, ask } = useInboxList(tab);
  const { read, readAll, remove } = useInboxActions();
  const newest = list.messages[0]?.id;
  const [reading, readEverything] = useBusy(async () => {
    if (newest !== undefined) await readAll(newest, tab);
  });
  const open = (message: InboxMessage) => {
    setOpened(message);
    void read(message);
  };
  return (
    <Tabs
      variant="pills"
      label={t('inbox.tabs')}
      value={tab}
      items={useTabs()}
      onChange={(id) => setTab(id === 'all' ? id : inboxKind.parse(id))}
    >
      <Stack gap="x3">
        {list.messages.some((message) => !message.read) && (
          <Cluster justify="end">
            <Button size="sm" variant="secondary" loading={reading} onPress={readEverything}>
              {t('inbox.readAll')}
            </Button>
          </Cluster>
        )}
        <MessageList list={list} ask={ask} onOpen={open} onDelete={(each) => void remove(each)} />
      </Stack>
      {opened && (
        <MessageDialog
          message={opened}
          onClose={() => setOpened(null)}
          onDelete={() => {
            setOpened(null);
            void remove(opened);
          }}
        />
      )}
    </Tabs>
  );
};

/** A tab for all messages, and one for each kind, with what is unread of it. */
const useTabs = () => {
  const { t } = useTranslation();
  const language = useLanguage();
  const { kinds } = useAtomValue(unreadAtom);
  const badgeOf = (count: number) => (
    <NotificationBadge
      count={count}
      language={language}
      label={t('inbox.unreadCount', { count })}
    />
  );
  const all = Object.values(kinds).reduce((sum, count) => sum + count, 0);
  return [
    { id: 'all', label: t('inbox.all'), badge: badgeOf(all) },
    ...inboxKind.options.map((kind: InboxKind) => ({
      id: kind,
      label: t(`inbox.kinds.${kind}`),
      badge: badgeOf(kinds[kind] ?? 0),
    })),
  ];
};
