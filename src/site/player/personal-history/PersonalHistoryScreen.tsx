import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';

import { PageLoader } from '#components/PageLoader/PageLoader.tsx';

import { MemberPart } from '../../member-parts/MemberPart.tsx';
import { isAgentAtom } from '../../session/member.state.ts';
import { MemberCenter } from '../member-center/MemberCenter.tsx';

import { Bets } from './Bets.tsx';

/** The member's own bets, with the files to take along; an agent sees those of the team first. */
export const PersonalHistoryScreen = () => {
  const { t } = useTranslation();
  const isAgent = useAtomValue(isAgentAtom);
  const [query] = useSearchParams();
  if (isAgent && query.get('own') !== 'true')
    return (
      <MemberPart
        name="agentArea"
        of="teamBets"
        instead={<PageLoader label={t('common.loading')} />}
      />
    );
  return (
    <MemberCenter page="personalHistoryCopy" intro={t('history.bets.intro')}>
      <Bets />
    </MemberCenter>
  );
};
