import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { ValueOf } from '#api/endpoint.ts';
import { ownFeedback } from '#api/feedback.ts';
import { Cluster } from '#components/Cluster/Cluster.tsx';
import { RecordList } from '#components/RecordList/RecordList.tsx';
import { Section } from '#components/Section/Section.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { StatusPill } from '#components/StatusPill/StatusPill.tsx';

import { useFormat } from '../../i18n/use-format.ts';
import { LoadFailure } from '../../records/LoadFailure.tsx';
import { OlderNewer } from '../../records/OlderNewer.tsx';
import { memberQuery, useMemberQuery } from '../../remote/member-query.ts';

const ownFeedbackQuery = memberQuery(ownFeedback);

/**
 * What the member has written before, with its answers; nothing while there is nothing.
 *
 * @param sent how many messages were sent from this page: each is asked for
 */
export const OwnFeedback = ({ sent }: { sent: number }) => {
  const { t } = useTranslation();
  // Where each page after the first begins; the last one is shown.
  const [starts, setStarts] = useState<readonly number[]>([]);
  const before = starts.at(-1);
  const remote = useMemberQuery(ownFeedbackQuery, before === undefined ? {} : { before });
  const { reload } = remote;
  useEffect(() => {
    if (sent > 0) void reload();
  }, [sent, reload]);
  const { feedback = [], next = null } = remote.value ?? {};
  if (remote.status === 'failed')
    return <LoadFailure refusal={remote.refusal} onRetry={remote.reload} />;
  if (feedback.length === 0) return null;
  return (
    <Section title={t('feedback.ownTitle')}>
      <Stack gap="x4">
        <RecordList
          label={t('feedback.ownList')}
          rows={feedback}
          rowKey={({ id }) => String(id)}
          empty={null}
        >
          {(entry) => <FeedbackEntry entry={entry} />}
        </RecordList>
        <OlderNewer starts={starts} next={next} onChange={setStarts} />
      </Stack>
    </Section>
  );
};

type Entry = ValueOf<typeof ownFeedback>['feedback'][number];

/** One message with what was answered. */
const FeedbackEntry = ({ entry }: { entry: Entry }) => {
  const { t } = useTranslation();
  const format = useFormat();
  const { questionType, content, createdAt, answer, answeredAt } = entry;
  return (
    <Stack gap="x2">
      <Cluster justify="between">
        <strong>{t(`feedback.types.${questionType}`)}</strong>
        <StatusPill tone={answeredAt ? 'success' : 'info'}>
          {answeredAt
            ? t('feedback.answered', { date: format.date(answeredAt) })
            : t('feedback.waiting')}
        </StatusPill>
      </Cluster>
      <time dateTime={createdAt}>{format.date(createdAt, 'dateTime')}</time>
      <p>{content}</p>
      {answer !== null && (
        <p>
          <strong>{t('feedback.answer')}:</strong> {answer}
        </p>
      )}
    </Stack>
  );
};
