import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#components/Button/Button.tsx';
import { Cluster } from '#components/Cluster/Cluster.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { LinkButton } from '#components/LinkButton/LinkButton.tsx';
import { MemberFrame, type MemberPageGroup } from '#components/MemberFrame/MemberFrame.tsx';
import { PageLoader } from '#components/PageLoader/PageLoader.tsx';

import { useRefusalText } from '../../fields/refusal-text.ts';
import {
  type MemberPageName,
  hasMemberPage,
  isForPlayers,
  memberPageNames,
} from '../../pages/member-pages.ts';
import { avatarAtom, loadAvatarAtom } from '../../session/avatar.state.ts';
import {
  isAgentAtom,
  loadMemberAtom,
  memberAtom,
  memberRefusalAtom,
} from '../../session/member.state.ts';
import { useOpenPopup } from '../../session/popup.state.ts';
import { useSettings } from '../../settings/use-settings.ts';
import { canRegister } from '../../settings/what-is-on.ts';
import { Balance } from '../../money/Balance.tsx';
import { useFormat } from '../../i18n/use-format.ts';
import type { Member } from '../../session/member.state.ts';
import { UnreadBadge } from '../../inbox/UnreadBadge.tsx';
import { MemberPart } from '../../member-parts/MemberPart.tsx';
import { memberPagePlaces } from '../../pages/member-page-places.generated.ts';
import { MEMBER_PAGE_GROUPS } from '../../pages/member-screen.ts';

/** The two ways that every member looks for first: money in, money out. */
const WAYS: readonly string[] = ['depositv2', 'withdraw'];

/** Deposit and withdraw, beside the balance. */
const MoneyWays = () => {
  const { t } = useTranslation();
  const settings = useSettings();
  const ways = memberPageNames.filter(
    (name) => WAYS.includes(name) && hasMemberPage(name)(settings),
  );
  return ways.map((name) => (
    <LinkButton
      key={name}
      href={`/${name}`}
      size="sm"
      fullWidth
      variant={name === ways[0] ? 'primary' : 'secondary'}
    >
      {t(`memberCenter.pages.${name}`)}
    </LinkButton>
  ));
};

/** The pages of the member center that this brand has, for its navigation. */
const useMemberPages = (current: MemberPageName): MemberPageGroup[] => {
  const { t } = useTranslation();
  const settings = useSettings();
  const isAgent = useAtomValue(isAgentAtom);
  const names = memberPageNames.filter(
    (name) => hasMemberPage(name)(settings) && !(isAgent && isForPlayers(name)),
  );
  return MEMBER_PAGE_GROUPS.map((group) => ({
    id: group,
    title: t(`memberCenter.groups.${group}`),
    items: names
      .filter((name) => memberPagePlaces[name].group === group)
      .map((name) => ({
        id: name,
        label: t(`memberCenter.pages.${name}`),
        icon: memberPagePlaces[name].icon,
        href: `/${name}`,
        badge: <UnreadBadge page={name} />,
        current: name === current,
      })),
  }));
};

export interface CenterFrameProps {
  page: MemberPageName;
  children: ReactNode;
}

/** The frame around a page for whoever is signed in: a member sees the page, a trial account why not. */
export const CenterFrame = ({ page, children }: CenterFrameProps) => {
  const { t } = useTranslation();
  const member = useAtomValue(memberAtom);
  const avatar = useAvatar(member?.hasAvatar ?? false);
  const groups = useMemberPages(page);
  if (!member) return <MemberComing />;
  if (member.isTrial) return <NotForTrial />;
  return (
    <MemberFrame
      label={t('memberCenter.label')}
      name={member.nickname || member.account}
      note={<MemberNote member={member} />}
      rank={<MemberPart name="rankBadge" />}
      avatarUrl={avatar ?? undefined}
      balance={<Balance />}
      actions={<MoneyWays />}
      groups={groups}
    >
      {member.isAgent && isForPlayers(page) ? <MemberPart name="agentArea" /> : children}
    </MemberFrame>
  );
};

/** The member's own picture; asked for only where there is one. */
const useAvatar = (hasOne: boolean): string | null => {
  const load = useSetAtom(loadAvatarAtom);
  useEffect(() => {
    if (hasOne) void load();
  }, [hasOne, load]);
  return useAtomValue(avatarAtom);
};

/** Until the platform has said who is signed in; asked again where that has failed. */
const MemberComing = () => {
  const { t } = useTranslation();
  const load = useSetAtom(loadMemberAtom);
  const refusalText = useRefusalText();
  const refusal = useAtomValue(memberRefusalAtom);
  if (refusal === null) return <PageLoader label={t('memberCenter.loading')} />;
  return (
    <ErrorState
      title={t('memberCenter.failedTitle')}
      retryLabel={t('common.retry')}
      onRetry={() => void load()}
    >
      {refusalText(refusal)}
    </ErrorState>
  );
};

const NotForTrial = () => {
  const { t } = useTranslation();
  const openPopup = useOpenPopup();
  const mayRegister = canRegister(useSettings());
  return (
    <EmptyState
      icon="lock"
      title={t('memberCenter.trial.title')}
      action={
        <Cluster gap="x3" justify="center">
          {mayRegister && (
            <Button onPress={() => openPopup('register')}>
              {t('memberCenter.trial.register')}
            </Button>
          )}
          <LinkButton href="/" variant="secondary">
            {t('memberCenter.trial.home')}
          </LinkButton>
        </Cluster>
      }
    >
      {t('memberCenter.trial.text')}
    </EmptyState>
  );
};

/** Under a member's name: an agent is called so, anybody else is told since when. */
const MemberNote = ({ member }: { member: Member }) => {
  const { t } = useTranslation();
  const format = useFormat();
  return member.isAgent
    ? t('memberCenter.agentNote')
    : t('memberCenter.memberSince', { date: format.date(member.registeredAt) });
};
