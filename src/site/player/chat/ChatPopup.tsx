import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Banner } from '#components/Banner/Banner.tsx';
import { Button } from '#components/Button/Button.tsx';
import { ChatBubble } from '#components/ChatBubble/ChatBubble.tsx';
import { ChatLog } from '#components/ChatLog/ChatLog.tsx';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { Spinner } from '#components/Spinner/Spinner.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { TextArea } from '#components/TextArea/TextArea.tsx';

import { useSiteEvent } from '../../events/use-site-event.ts';
import { useRefusalText } from '../../fields/refusal-text.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { MemberPart } from '../../member-parts/MemberPart.tsx';
import { useClosePopup } from '../../session/use-close-popup.ts';
import { useSettings } from '../../settings/use-settings.ts';

import {
  type ChatRoom,
  chatRoomAtom,
  type NotSaid,
  receiveChatAtom,
  openChatAtom,
  sayInChatAtom,
} from './chat.state.ts';
import { withoutSent } from './without-sent.ts';

/** The brand's chat room. */
export const ChatPopup = () => {
  const { t } = useTranslation();
  const close = useClosePopup();
  const room = useAtomValue(chatRoomAtom);
  const open = useSetAtom(openChatAtom);
  const refusalText = useRefusalText();
  useEffect(() => void open(), [open]);
  useSiteEvent(useSetAtom(receiveChatAtom));
  return (
    <Dialog open title={t('chat.title')} closeLabel={t('common.close')} onOpenChange={close}>
      {room.status === 'loading' && <Spinner size={32} />}
      {room.status === 'failed' && (
        <ErrorState
          title={t('chat.failed')}
          retryLabel={t('common.retry')}
          onRetry={() => void open()}
        >
          {refusalText(room.refusal)}
        </ErrorState>
      )}
      {room.status === 'ready' && <OpenRoom room={room} />}
    </Dialog>
  );
};

const OpenRoom = ({ room }: { room: Extract<ChatRoom, { status: 'ready' }> }) => {
  const { t } = useTranslation();
  const language = useLanguage();
  const { timeZone } = useSettings();
  return (
    <Stack>
      <ChatLog label={t('chat.title')}>
        {room.messages.length === 0 && t('chat.empty')}
        {room.messages.map(({ id, name, rank, text, sentAt, mine }) => (
          <ChatBubble
            key={id}
            side={mine ? 'mine' : 'theirs'}
            author={mine ? undefined : name}
            rank={rank && <MemberPart name="rankBadge" of={rank} isCompact />}
            at={sentAt}
            {...{ text, language, timeZone }}
          />
        ))}
      </ChatLog>
      <Say longest={room.longest} />
    </Stack>
  );
};

const Say = ({ longest }: { longest: number }) => {
  const { t } = useTranslation();
  const refusalText = useRefusalText();
  const format = useFormat();
  const say = useSetAtom(sayInChatAtom);
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<NotSaid | null>(null);
  const whyNotSaid = ({ refusal, seconds, until }: NotSaid): string => {
    if (refusal === 'chat_muted' && until !== undefined)
      return t('chat.muted', { until: format.date(until, 'dateTime') });
    return seconds === undefined ? refusalText(refusal) : t('chat.wait', { count: seconds });
  };
  const send = async () => {
    setBusy(true);
    const outcome = await say(text.trim());
    setBusy(false);
    setRefused(outcome);
    if (!outcome) setText((now) => withoutSent(now, text));
  };
  return (
    <Stack gap="x3">
      {refused && <Banner tone="warning">{whyNotSaid(refused)}</Banner>}
      <TextArea
        label={t('chat.say')}
        hint={t('chat.rules')}
        value={text}
        onChange={setText}
        rows={2}
        maxLength={longest}
      />
      <Button fullWidth loading={busy} isDisabled={text.trim() === ''} onPress={() => void send()}>
        {t('common.send')}
      </Button>
    </Stack>
  );
};
