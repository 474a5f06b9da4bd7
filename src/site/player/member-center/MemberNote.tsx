import { useTranslation } from 'react-i18next';

import { useFormat } from '../../i18n/use-format.ts';
import type { Member } from '../../session/member.state.ts';

/** Under a member's name: an agent is called so, anybody else is told since when. */
export const MemberNote = ({ member }: { member: Member }) => {
  const { t } = useTranslation();
  const format = useFormat();
  return member.isAgent
    ? t('memberCenter.agentNote')
    : t('memberCenter.memberSince', { date: format.date(member.registeredAt) });
};
