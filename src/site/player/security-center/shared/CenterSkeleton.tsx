import { useTranslation } from 'react-i18next';

import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Surface } from '#components/Surface/Surface.tsx';

/** While the page's data are on their way: plates of about their size. */
export const CenterSkeleton = () => {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('common.loading')}>
      <Stack gap="x6">
        <Skeleton shape="box" ratio="14 / 1" />
        <Surface padding="lg">
          <Stack gap="x4">
            <Skeleton width="40%" />
            <Skeleton width="90%" />
            <Skeleton width="70%" />
          </Stack>
        </Surface>
        <Surface padding="lg">
          <Stack gap="x4">
            <Skeleton width="30%" />
            <Skeleton width="80%" />
            <Skeleton width="60%" />
            <Skeleton width="75%" />
          </Stack>
        </Surface>
      </Stack>
    </div>
  );
};
