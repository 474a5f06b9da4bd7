import { useTranslation } from 'react-i18next';

import type { PlaySession } from '#api/protection.ts';
import { Badge } from '#components/Badge/Badge.tsx';
import { VisuallyHidden } from '#components/VisuallyHidden/VisuallyHidden.tsx';
import { NetPosition } from '#components/NetPosition/NetPosition.tsx';

import { useLanguage } from '../../i18n/use-language.ts';
import { useSettings } from '../../settings/use-settings.ts';
import { Balance } from '../../money/Balance.tsx';

export interface PlayMoneyProps {
  wallet: 'real' | 'trial' | 'fun';
  /** Undefined until it is known. */
  position: PlaySession | undefined;
}

/** Balance, time and result, always in sight; where nothing is at stake, that it is so. */
export const PlayMoney = ({ wallet, position }: PlayMoneyProps) => {
  const { t } = useTranslation();
  const language = useLanguage();
  const { currency } = useSettings();
  const isReal = wallet === 'real';
  return (
    <>
      {wallet !== 'fun' && <Balance compact />}
      {!isReal && (
        <Badge tone="info" variant="soft" icon="info">
          {t('gamePlay.trialMark')}
          <VisuallyHidden>{t('gamePlay.trialText')}</VisuallyHidden>
        </Badge>
      )}
      <NetPosition
        // A play that is for nothing has a clock of its own.
        elapsedSeconds={isReal ? (position?.elapsedSeconds ?? 0) : 0}
        running={isReal ? (position?.playing ?? false) : true}
        netMinor={isReal ? (position?.netMinor ?? 0) : null}
        currency={position?.currency ?? currency}
        language={language}
        labels={{
          title: t('gamePlay.session'),
          elapsed: t('gamePlay.elapsed'),
          net: t('gamePlay.net'),
        }}
      />
    </>
  );
};
