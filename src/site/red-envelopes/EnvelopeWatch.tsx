import { useAtom, useSetAtom } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { claimRedEnvelope, type RedEnvelopeRound } from '#api/red-envelopes.ts';
import { Countdown } from '#components/Countdown/Countdown.tsx';
import { EnvelopeOverlay } from '#components/EnvelopeOverlay/EnvelopeOverlay.tsx';
import { LinkButton } from '#components/LinkButton/LinkButton.tsx';
import { RedEnvelope } from '#components/RedEnvelope/RedEnvelope.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { VisuallyHidden } from '#components/VisuallyHidden/VisuallyHidden.tsx';

import { useCall } from '../client/call.state.ts';
import { useRefusalText } from '../fields/refusal-text.ts';
import { useFormat } from '../i18n/use-format.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { isStillUnanswered } from '../money/send-once.state.ts';
import { useBusy } from '../money/use-busy.ts';
import { useUnitLabels } from '../money/use-unit-labels.ts';
import { loadBalanceAtom } from '../session/balance.state.ts';

import { closedEnvelopesAtom, roundToShow } from './red-envelopes.state.ts';
import { useEnvelopeRounds } from './use-envelope-rounds.ts';

/** What came of opening one. */
type Ending = { round: RedEnvelopeRound } & ({ wonMinor: number } | { refusal: string });

export interface EnvelopeWatchProps {
  /** Nothing lies over the page now: a game is played, or a popup is open. */
  isHeldBack: boolean;
}

/** Tells of red envelopes over any page, lets them fall when they open, and shows what was in one. */
export const EnvelopeWatch = ({ isHeldBack }: EnvelopeWatchProps) => {
  const { t } = useTranslation();
  const { rounds, nowMs, offsetMs, reload } = useEnvelopeRounds();
  const [closed, close] = useAtom(closedEnvelopesAtom);
  const [ending, setEnding] = useState<Ending | null>(null);
  const shown = roundToShow(rounds, closed, nowMs);
  const news = useNews(isHeldBack || ending ? null : shown);
  const round = ending?.round ?? shown?.round;
  const finish = () => {
    setEnding(null);
    if (round) close(round.promotionId);
  };
  return (
    <>
      <VisuallyHidden as="div" live>
        {news}
      </VisuallyHidden>
      {round && !isHeldBack && (
        <EnvelopeOverlay
          key={round.id}
          label={t('redEnvelope.region')}
          closeLabel={t('redEnvelope.close')}
          onClose={finish}
          falling={shown?.isOpen === true || ending !== null}
        >
          {ending || shown?.isOpen ? (
            <Envelope onEnd={setEnding} {...{ round, ending, reload }} />
          ) : (
            <Announced round={round} offsetMs={offsetMs} />
          )}
        </EnvelopeOverlay>
      )}
    </>
  );
};

/** What a screen reader is told when a round is announced or opens. */
const useNews = (shown: ReturnType<typeof roundToShow>): string => {
  const { t } = useTranslation();
  const format = useFormat();
  if (!shown) return '';
  const { title, opensAt } = shown.round;
  return t(`redEnvelope.${shown.isOpen ? 'openNews' : 'announcedNews'}`, {
    title,
    time: format.date(opensAt, 'dateTime'),
  });
};

/** When they open, calmly. */
const Announced = ({ round, offsetMs }: { round: RedEnvelopeRound; offsetMs: number }) => {
  const { t } = useTranslation();
  const format = useFormat();
  const { title, opensAt, promotionId } = round;
  return (
    <Stack gap="x2">
      <strong>{title}</strong>
      <span>{t('redEnvelope.announcedText', { time: format.date(opensAt, 'dateTime') })}</span>
      <Countdown
        to={opensAt}
        label={t('redEnvelope.opensIn')}
        variant="line"
        language={useLanguage()}
        labels={useUnitLabels()}
        {...{ offsetMs }}
      />
      <Terms promotionId={promotionId} />
    </Stack>
  );
};

interface EnvelopeProps {
  round: RedEnvelopeRound;
  /** Null before it is opened. */
  ending: Ending | null;
  onEnd: (ending: Ending) => void;
  reload: () => Promise<void>;
}

/**
 * Nobody knows what came of it, or nobody has looked at it: a second time gives the same. Or the platform has not filled
 * the round yet, because it was away when its time came: a press before that has missed nothing.
 */
const staysToBeOpened = (refusal: string): boolean =>
  isStillUnanswered(refusal) || refusal === 'envelope_early';

/** One to open; then what was in it, or why there is none, in the same calm voice. */
const Envelope = ({ round, ending, onEnd, reload }: EnvelopeProps) => {
  const language = useLanguage();
  const call = useCall();
  const [problem, setProblem] = useState<string | null>(null);
  const loadBalance = useSetAtom(loadBalanceAtom);
  const { id, currency, promotionId } = round;
  const [opening, open] = useBusy(async () => {
    const outcome = await call(claimRedEnvelope, { id });
    const isOpen = !outcome.ok && staysToBeOpened(outcome.refusal);
    setProblem(isOpen ? outcome.refusal : null);
    if (isOpen) return;
    onEnd({
      round,
      ...(outcome.ok ? { wonMinor: outcome.value.amountMinor } : { refusal: outcome.refusal }),
    });
    await Promise.all([reload(), ...(outcome.ok ? [loadBalance()] : [])]);
  });
  const wonMinor = ending && 'wonMinor' in ending ? ending.wonMinor : undefined;
  const state = opening ? 'opening' : 'closed';
  return (
    <>
      <RedEnvelope
        state={ending ? (wonMinor === undefined ? 'expired' : 'won') : state}
        compact={wonMinor === undefined}
        openLabel={useTranslation().t('redEnvelope.open')}
        onOpen={open}
        {...useWords(round, ending, problem)}
        {...{ wonMinor, currency, language }}
      />
      <Terms promotionId={promotionId} />
    </>
  );
};

/** What the envelope says of itself. */
const useWords = (
  { title, closesAt, turnover }: RedEnvelopeRound,
  ending: Ending | null,
  problem: string | null,
): { title: string; text: string } => {
  const { t } = useTranslation();
  const format = useFormat();
  const refusalText = useRefusalText();
  if (!ending) {
    const time = format.date(closesAt, 'dateTime');
    const text = problem ? refusalText(problem) : t('redEnvelope.openText', { title, time });
    return { title: t('redEnvelope.openTitle'), text };
  }
  if ('refusal' in ending)
    return { title: t('redEnvelope.missedTitle'), text: refusalText(ending.refusal) };
  const isCash = turnover === 0;
  return {
    title: t('redEnvelope.wonTitle'),
    text: isCash ? t('redEnvelope.wonCash') : t('redEnvelope.wonBonus', { count: turnover }),
  };
};

const Terms = ({ promotionId }: Pick<RedEnvelopeRound, 'promotionId'>) => (
  <LinkButton href={`/promotions#${promotionId}`} variant="ghost" size="sm">
    {useTranslation().t('redEnvelope.terms')}
  </LinkButton>
);
