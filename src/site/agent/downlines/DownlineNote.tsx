import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { writeAgentNote } from '#api/agents.ts';
import { Button } from '#components/Button/Button.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { TextArea } from '#components/TextArea/TextArea.tsx';

import { useCall } from '../../client/call.state.ts';
import { useKnownText } from '../../fields/use-known-text.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useOutcomeToast } from '../../money/use-outcome-toast.ts';
import { useMemberQuery } from '../../remote/member-query.ts';
import { useSettings } from '../../settings/use-settings.ts';
import { noteQuery } from '../../agent-center/downlines.state.ts';

/** The agent's own note about somebody below; it appears when it has come. */
export const DownlineNote = ({ memberId }: { memberId: number }) => {
  const remote = useMemberQuery(noteQuery, { memberId });
  if (!remote.value) return null;
  const { text, writtenAt } = remote.value;
  return <NoteForm {...{ memberId, text, writtenAt }} onDone={remote.reload} />;
};

interface NoteFormProps {
  memberId: number;
  text: string;
  writtenAt: string | null;
  onDone: () => Promise<void>;
}

const NoteForm = ({ memberId, text, writtenAt, onDone }: NoteFormProps) => {
  const { t } = useTranslation();
  const format = useFormat();
  const call = useCall();
  const showOutcome = useOutcomeToast();
  const { feedbackMaxLength } = useSettings().limits;
  const [written, setWritten] = useKnownText(text);
  const [busy, setBusy] = useState(false);
  const save = async (): Promise<void> => {
    setBusy(true);
    const outcome = await call(writeAgentNote, { memberId, text: written });
    setBusy(false);
    if (showOutcome(outcome, t('agentTeam.noteSaved'))) await onDone();
  };
  return (
    <Stack gap="x3">
      <TextArea
        label={t('agentTeam.note')}
        hint={
          writtenAt === null
            ? t('agentTeam.noteHint')
            : t('agentTeam.noteWritten', { date: format.date(writtenAt) })
        }
        name="note"
        rows={3}
        maxLength={feedbackMaxLength}
        counterText={(count, max) =>
          t('agentTeam.counter', { used: format.number(count), max: format.number(max) })
        }
        value={written}
        onChange={setWritten}
      />
      {/* Never disabled: one that became so once all is saved would lose the focus. */}
      <Button variant="secondary" loading={busy} onPress={() => void save()}>
        {t('agentTeam.noteSave')}
      </Button>
    </Stack>
  );
};
