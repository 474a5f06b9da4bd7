import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';

import { HeaderExtra } from '#components/HeaderActions/HeaderExtra.tsx';
import { LinkButton } from '#components/LinkButton/LinkButton.tsx';

import { wordsComingAtom } from '../../i18n/later-words.state.ts';
import { hasMemberPage } from '../../pages/member-pages.ts';
import { isGamePath } from '../../pages/game-paths.ts';
import { memberAtom } from '../../session/member.state.ts';
import { useSettings } from '../../settings/use-settings.ts';

/** The way to deposit, in the header of a member; not where games are played (specification 2). */
export const DepositWay = () => {
  const { t } = useTranslation();
  const member = useAtomValue(memberAtom);
  const coming = useAtomValue(wordsComingAtom);
  const { pathname } = useLocation();
  const isOffered = hasMemberPage('depositv2')(useSettings());
  if (!member || member.isTrial || coming || !isOffered || isGamePath(pathname)) return null;
  return (
    <HeaderExtra>
      <LinkButton href="/depositv2" size="sm">
        {t('memberCenter.pages.depositv2')}
      </LinkButton>
    </HeaderExtra>
  );
};
