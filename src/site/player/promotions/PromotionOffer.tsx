import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { Promotion } from '#api/announcements.ts';
import { claimPromotion, joinPromotion, type PromotionStanding } from '#api/promotions.ts';
import { Button } from '#components/Button/Button.tsx';
import { Cluster } from '#components/Cluster/Cluster.tsx';
import { ForeignText } from '#components/ForeignText/ForeignText.tsx';
import { LinkButton } from '#components/LinkButton/LinkButton.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { StatusPill, type StatusTone } from '#components/StatusPill/StatusPill.tsx';

import { useCall } from '../../client/call.state.ts';
import { usePoints } from '../../i18n/use-points.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useOutcomeToast } from '../../money/use-outcome-toast.ts';
import { loadBalanceAtom } from '../../session/balance.state.ts';
import { isLoginAtom, isTrialAtom } from '../../session/member.state.ts';
import { openPopupAtom } from '../../session/popup.state.ts';

import { PromotionPart } from '../../announcements/PromotionPart.tsx';
import { standingWord } from '../../announcements/standing-word.ts';

export interface PromotionOfferProps {
  promotion: Pick<Promotion, 'id' | 'title' | 'mechanic' | 'asks'>;
  /** Undefined until the platform has told it, and for who is no member. */
  standing: PromotionStanding | undefined;
  /** The member stands elsewhere now. */
  onChange: () => Promise<void>;
}

/** What can be done about a promotion: sign in, take part, see how far it is, claim. */
export const PromotionOffer = ({ promotion, standing, onChange }: PromotionOfferProps) => {
  const { t } = useTranslation();
  const isLogin = useAtomValue(isLoginAtom);
  const isTrial = useAtomValue(isTrialAtom);
  const openPopup = useSetAtom(openPopupAtom);
  if (!isLogin || isTrial)
    return (
      <Cluster>
        <Button onPress={() => openPopup(isTrial ? 'needAccount' : 'login')}>
          {t('promotionOffer.signIn')}
        </Button>
      </Cluster>
    );
  if (!standing) return null;
  return (
    <Stack gap="x2">
      <StandingLine standing={standing} mechanic={promotion.mechanic} />
      <NextStep promotion={promotion} standing={standing} onChange={onChange} />
    </Stack>
  );
};

const tones: Record<PromotionStanding['status'], StatusTone> = {
  comingSoon: 'info',
  join: 'info',
  joined: 'info',
  applying: 'info',
  processing: 'info',
  issued: 'success',
  claim: 'success',
  claimed: 'success',
  rejected: 'danger',
  closed: 'neutral',
};

/** Where the member stands, in words. */
const StandingLine = ({
  standing,
  mechanic,
}: {
  standing: PromotionStanding;
  mechanic: Promotion['mechanic'];
}) => {
  const { t } = useTranslation();
  const format = useFormat();
  const writePoints = usePoints();
  const { status, reason, amountMinor, points, currency, dueAt, note, appliesLeft } = standing;
  // The button says it all.
  if (status === 'join') return null;
  const text = reason
    ? t(`promotionOffer.reasons.${reason}`)
    : dueAt
      ? t('promotionOffer.until', { date: format.date(dueAt, 'dateTime') })
      : '';
  return (
    <>
      <Cluster gap="x2">
        <StatusPill tone={tones[status]}>
          {t(`promotionOffer.states.${standingWord(standing, mechanic)}`)}
        </StatusPill>
        {amountMinor !== null && <strong>{format.money(amountMinor, currency)}</strong>}
        {points !== undefined && <strong>{writePoints(points / 100)}</strong>}
        {text !== '' && <span>{text}</span>}
      </Cluster>
      {note !== undefined && <ForeignText>{note}</ForeignText>}
      {appliesLeft !== undefined && (
        <p>{t('application.again', { count: appliesLeft, shown: format.number(appliesLeft) })}</p>
      )}
    </>
  );
};

/** The one thing that brings the member on from here. */
const NextStep = ({ promotion, standing, onChange }: PromotionOfferProps) => {
  const { t } = useTranslation();
  const { status, appliesLeft } = standing ?? {};
  const mayApply = status === 'join' || appliesLeft !== undefined;
  if (mayApply && promotion.mechanic === 'application')
    return <PromotionPart name="application" given={{ promotion, onSent: onChange }} />;
  if (status === 'join' || status === 'claim' || status === 'issued')
    return <Send promotion={promotion} status={status} onChange={onChange} />;
  const way = wayOn(status, promotion);
  if (!way) return null;
  return (
    <Cluster>
      <LinkButton href={way.href} variant={status === 'joined' ? 'primary' : 'secondary'}>
        {t(`promotionOffer.${way.word}`)}
      </LinkButton>
    </Cluster>
  );
};

/** Where the next step is done. */
const wayOn = (
  status: PromotionStanding['status'] | undefined,
  { mechanic, asks }: PromotionOfferProps['promotion'],
) => {
  // What was in an envelope may be cash.
  if (status === 'claimed' && mechanic !== 'redEnvelope' && mechanic !== 'raffle')
    return { href: '/bonusDetails', word: 'bonuses' } as const;
  if (status !== 'joined') return null;
  if (mechanic === 'missionSet') return { href: '/missionLeaderboard', word: 'missions' } as const;
  if (mechanic === 'race' || mechanic === 'raffle') return null;
  if (mechanic === 'pointsMultiplier') return { href: '/pointMall', word: 'points' } as const;
  return mechanic === 'signUpReward' || asks === 'proof'
    ? ({ href: '/securityCenter', word: 'prove' } as const)
    : ({ href: '/depositv2', word: 'deposit' } as const);
};

interface SendProps extends Pick<PromotionOfferProps, 'promotion' | 'onChange'> {
  status: 'join' | 'claim' | 'issued';
}

const Send = ({ promotion: { id, title }, status, onChange }: SendProps) => {
  const { t } = useTranslation();
  const call = useCall();
  const showOutcome = useOutcomeToast();
  const loadBalance = useSetAtom(loadBalanceAtom);
  const [isBusy, setIsBusy] = useState(false);
  const step = status === 'join' ? 'join' : 'claim';
  const send = async () => {
    setIsBusy(true);
    const outcome = await call(step === 'join' ? joinPromotion : claimPromotion, { id });
    setIsBusy(false);
    showOutcome(outcome, t(`promotionOffer.${step}Done`, { title }));
    // Also where it was refused: the reason stands there then.
    await Promise.all([onChange(), ...(step === 'claim' ? [loadBalance()] : [])]);
  };
  return (
    <Cluster>
      <Button loading={isBusy} onPress={() => void send()}>
        {t(`promotionOffer.${step}`)}
      </Button>
    </Cluster>
  );
};
