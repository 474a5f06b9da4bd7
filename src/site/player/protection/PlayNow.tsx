import { useTranslation } from 'react-i18next';

import { NetPosition } from '#components/NetPosition/NetPosition.tsx';
import { Section } from '#components/Section/Section.tsx';

import { useLanguage } from '../../i18n/use-language.ts';

import { useProtection } from './protection-context.ts';

/** How long the member has played in one go, and with what result. */
export const PlayNow = () => {
  const { t } = useTranslation();
  const language = useLanguage();
  const { playing, elapsedSeconds, netMinor, currency } = useProtection().status.realityCheck;
  return (
    <Section
      title={t('protection.session.now')}
      description={t(playing ? 'protection.session.text' : 'protection.session.none')}
    >
      <NetPosition
        elapsedSeconds={elapsedSeconds}
        running={playing}
        netMinor={netMinor}
        currency={currency}
        language={language}
        labels={{
          title: t('protection.session.title'),
          elapsed: t('protection.session.elapsed'),
          net: t('protection.session.net'),
        }}
      />
    </Section>
  );
};
