import { useTranslation } from 'react-i18next';

import type { LotteryGame } from '#api/lottery-board.ts';
import type { Ticket } from '#api/lottery-tickets.ts';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { Grid } from '#components/Grid/Grid.tsx';
import { LinkButton } from '#components/LinkButton/LinkButton.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { betStates } from '#domain/bet-state.ts';

import { useLanguage } from '../../../i18n/use-language.ts';
import { FilterSelect } from '../../../records/FilterSelect.tsx';
import { RecordPages } from '../../../records/RecordPages.tsx';
import { FIRST_PAGE, type Paged, pageInput, useChoice } from '../../../records/use-choice.ts';
import { useMemberQuery } from '../../../remote/member-query.ts';

import { ticketsQuery } from '../state/lottery.state.ts';
import { TicketRow } from './TicketRow.tsx';
import { useNews } from '../state/use-news.ts';

/** What the list shows. */
interface TicketChoice extends Paged {
  /** Null: every state. */
  state: Ticket['state'] | null;
}

const FIRST: TicketChoice = { ...FIRST_PAGE, state: null };

/** The member's own tickets of one lottery, the newest first. */
export const MyTickets = ({ game: { lottery }, news }: { game: LotteryGame; news: string }) => {
  const { t } = useTranslation();
  const language = useLanguage();
  const { choice, filter, turn } = useChoice(FIRST);
  const remote = useMemberQuery(ticketsQuery, {
    gameCode: lottery.gameCode,
    ...pageInput(choice),
    pageSize: 10,
    language,
    ...(choice.state && { state: choice.state }),
  });
  useNews(news, remote.reload);
  return (
    <Stack gap="x4">
      <Grid min="min(12rem, 100%)" gap="x3" align="end">
        <FilterSelect
          label={t('history.state')}
          allLabel={t('history.allStates')}
          values={betStates}
          text={(state) => t(`history.bets.states.${state}`)}
          value={choice.state}
          onChange={(state) => filter({ state })}
        />
        <LinkButton href="/personalHistoryCopy" variant="ghost" iconEnd="chevronEnd">
          {t('lottery.tickets.allRecords')}
        </LinkButton>
      </Grid>
      <RecordPages
        label={t('lottery.tabs.tickets')}
        remote={remote}
        rows={remote.value?.tickets ?? []}
        rowKey={({ id }) => id}
        starts={choice.starts}
        next={remote.value?.next}
        turn={turn}
        empty={
          <EmptyState icon="ticket" title={t('lottery.tickets.emptyTitle')}>
            {t('lottery.tickets.emptyText')}
          </EmptyState>
        }
      >
        {(ticket) => <TicketRow ticket={ticket} lottery={lottery} />}
      </RecordPages>
    </Stack>
  );
};
