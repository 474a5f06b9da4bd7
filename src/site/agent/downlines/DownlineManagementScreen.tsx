import { useTranslation } from 'react-i18next';

import { Page } from '#components/Page/Page.tsx';
import { PageHeader } from '#components/PageHeader/PageHeader.tsx';
import { Stack } from '#components/Stack/Stack.tsx';

import { DownlineManagement } from './DownlineManagement.tsx';

/** The page on which an agent looks after the team. */
export const DownlineManagementScreen = () => {
  const { t } = useTranslation();
  return (
    <Page>
      <Stack gap="x6">
        <PageHeader title={t('agentTeam.title')} intro={t('agentTeam.intro')} />
        <DownlineManagement />
      </Stack>
    </Page>
  );
};
