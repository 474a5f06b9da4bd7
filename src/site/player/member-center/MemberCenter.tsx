import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Page } from '#components/Page/Page.tsx';
import { PageHeader } from '#components/PageHeader/PageHeader.tsx';
import { Stack } from '#components/Stack/Stack.tsx';

import type { MemberPageName } from '../../pages/member-pages.ts';
import { isLoginAtom } from '../../session/member.state.ts';

import { CenterFrame } from './CenterFrame.tsx';

export interface MemberCenterProps {
  /** The page that is open; its name is its title. */
  page: MemberPageName;
  /** What the page is for, in a sentence. */
  intro?: ReactNode;
  /**
   * The page itself, as an element of a component of its own: it comes to life only for whom the
   * page is meant, so that nothing is asked for on behalf of a trial account.
   */
  children: ReactNode;
}

/**
 * One page of the member center: its title, and around it the navigation and the wallet. A trial
 * account is told that it has no member center (specification 6). A page that is open to visitors
 * stands alone for them.
 */
export const MemberCenter = ({ page, intro, children }: MemberCenterProps) => {
  const { t } = useTranslation();
  const isLogin = useAtomValue(isLoginAtom);
  const content = (
    <Stack gap="x6">
      <PageHeader title={t(`memberCenter.pages.${page}`)} intro={intro} />
      {children}
    </Stack>
  );
  return <Page>{isLogin ? <CenterFrame page={page}>{content}</CenterFrame> : content}</Page>;
};
