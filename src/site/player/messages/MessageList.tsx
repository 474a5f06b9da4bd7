import { useTranslation } from 'react-i18next';

import type { InboxMessage } from '#api/inbox.ts';
import { Button } from '#components/Button/Button.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { MessageRow } from '#components/MessageRow/MessageRow.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { Stack } from '#components/Stack/Stack.tsx';

import { useLanguage } from '../../i18n/use-language.ts';
import { LoadFailure } from '../../records/LoadFailure.tsx';
import { useSettings } from '../../settings/use-settings.ts';

import type { InboxList } from './inbox.state.ts';

export interface MessageListProps {
  list: InboxList;
  ask: (which: 'first' | 'next') => Promise<void>;
  onOpen: (message: InboxMessage) => void;
  onDelete: (message: InboxMessage) => void;
}

/** The messages of a tab: on their way, none, or as far as they were fetched. */
export const MessageList = ({ list, ask, onOpen, onDelete }: MessageListProps) => {
  const { t } = useTranslation();
  const language = useLanguage();
  const { brand, timeZone } = useSettings();
  const { messages, status, next, refusal } = list;
  const failure = status === 'failed' && (
    <LoadFailure
      refusal={refusal ?? 'network_error'}
      onRetry={() => ask(messages.length > 0 && next !== null ? 'next' : 'first')}
    />
  );
  if (messages.length === 0) {
    if (failure) return failure;
    if (status === 'loading') return <BlankMessages />;
    return (
      <EmptyState icon="mail" title={t('inbox.emptyTitle')}>
        {t('inbox.emptyText')}
      </EmptyState>
    );
  }
  const labels = {
    unread: t('inbox.unread'),
    select: t('inbox.select'),
    delete: t('inbox.delete'),
  };
  return (
    <Stack gap="x2">
      {messages.map((message) => (
        <MessageRow
          key={message.id}
          {...{ language, timeZone, labels }}
          title={message.title}
          preview={message.text}
          sender={brand.name}
          kind={message.kind}
          sentAt={message.sentAt}
          unread={!message.read}
          onOpen={() => onOpen(message)}
          onDelete={() => onDelete(message)}
        />
      ))}
      {failure}
      {next !== null && !failure && (
        <Button variant="secondary" loading={status === 'loading'} onPress={() => void ask('next')}>
          {t('inbox.more')}
        </Button>
      )}
    </Stack>
  );
};

const BlankMessages = () => {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('common.loading')}>
      <Stack gap="x2">
        <Skeleton shape="box" ratio="8 / 1" />
        <Skeleton shape="box" ratio="8 / 1" />
        <Skeleton shape="box" ratio="8 / 1" />
      </Stack>
    </div>
  );
};
