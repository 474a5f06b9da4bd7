import { useTranslation } from 'react-i18next';

import { LinkButton } from '#components/LinkButton/LinkButton.tsx';
import { Stack } from '#components/Stack/Stack.tsx';

import { RankRail } from './RankRail.tsx';
import { useOwnRank } from './use-own-rank.ts';

/** The way to the next rank, and the page that tells all of it. */
export const RankProgress = () => {
  const { t } = useTranslation();
  const standing = useOwnRank();
  if (!standing) return null;
  return (
    <Stack gap="x3">
      <RankRail standing={standing} />
      <LinkButton href="/creditReport" variant="ghost" size="sm" iconEnd="arrowEnd">
        {t('ranks.toStanding')}
      </LinkButton>
    </Stack>
  );
};
