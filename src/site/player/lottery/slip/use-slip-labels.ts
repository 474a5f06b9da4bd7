import { useTranslation } from 'react-i18next';

import type { TicketSlipLabels } from '#components/TicketSlip/slip-ticket.ts';

/** The words of a slip. */
export const useSlipLabels = (): TicketSlipLabels => {
  const { t } = useTranslation();
  return {
    title: t('lottery.slip.title'),
    bets: (count) => t('lottery.board.bets', { count }),
    clear: t('lottery.slip.clear'),
    remove: t('lottery.slip.remove'),
    odds: t('lottery.slip.pays'),
    was: t('lottery.slip.was'),
    total: t('lottery.slip.total'),
    highest: t('lottery.slip.highest'),
    place: t('lottery.slip.place'),
    changed: t('lottery.slip.changed'),
    accept: t('lottery.slip.accept'),
    emptyTitle: t('lottery.slip.emptyTitle'),
    emptyText: t('lottery.slip.emptyText'),
    placedTitle: t('lottery.slip.placedTitle'),
    done: t('lottery.slip.done'),
    unknownTitle: t('lottery.slip.unknownTitle'),
    unknownText: t('lottery.slip.unknownText'),
    askAgain: t('lottery.slip.askAgain'),
  };
};
