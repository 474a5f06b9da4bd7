import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { Page } from '#components/Page/Page.tsx';
import { PageHeader } from '#components/PageHeader/PageHeader.tsx';
import { PageLoader } from '#components/PageLoader/PageLoader.tsx';
import { Stack } from '#components/Stack/Stack.tsx';

import { AgentFrame } from './AgentFrame.tsx';
import { memberAtom } from '../session/member.state.ts';

interface AgentPageProps {
  title: string;
  intro: string;
  /** An element of a component of its own: it comes to life only for an agent. */
  children: ReactNode;
}

/** A page of the agent center: whoever is no agent is told so. */
export const AgentPage = ({ title, intro, children }: AgentPageProps) => {
  const { t } = useTranslation();
  const member = useAtomValue(memberAtom);
  return (
    <Page>
      {!member && <PageLoader label={t('common.loading')} />}
      {member &&
        (member.isAgent ? (
          <AgentFrame>
            <Stack gap="x6">
              <PageHeader title={title} intro={intro} />
              {children}
            </Stack>
          </AgentFrame>
        ) : (
          <EmptyState icon="lock" title={t('agentLinks.onlyAgents')}>
            {t('agentLinks.onlyAgentsText')}
          </EmptyState>
        ))}
    </Page>
  );
};
