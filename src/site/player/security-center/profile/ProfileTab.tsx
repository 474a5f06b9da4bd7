import { useTranslation } from 'react-i18next';

import { DescriptionList } from '#components/DescriptionList/DescriptionList.tsx';
import { Section } from '#components/Section/Section.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Surface } from '#components/Surface/Surface.tsx';

import { useAccountOfPage } from '../shared/account-context.ts';
import { AvatarRow } from './AvatarRow.tsx';
import { ProfileForm } from './ProfileForm.tsx';

/** Who the account belongs to. */
export const ProfileTab = () => {
  const { t } = useTranslation();
  const { profile } = useAccountOfPage();
  return (
    <Stack gap="x8">
      <Surface>
        <AvatarRow />
        <DescriptionList
          items={[
            { id: 'username', term: t('fields.username'), value: <bdi>{profile.username}</bdi> },
          ]}
        />
      </Surface>
      <Section title={t('profile.title')} description={t('profile.text')}>
        <Surface padding="lg">
          <ProfileForm />
        </Surface>
      </Section>
    </Stack>
  );
};
