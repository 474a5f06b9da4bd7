import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router-dom';

import { LinkButton } from '#components/LinkButton/LinkButton.tsx';
import { ListHero } from '#components/ListHero/ListHero.tsx';
import { Page } from '#components/Page/Page.tsx';
import { Stack } from '#components/Stack/Stack.tsx';

import { DEFAULT_ART } from '../../games/default-art.ts';
import { playAddress } from '../../games/game-addresses.ts';
import { gamePageQuery } from '../../games/games.state.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useRemoteQuery } from '../../remote/use-remote-query.ts';

import { type CenterType, centerOfPath } from './center-type.ts';
import { VendorShelves } from './VendorShelves.tsx';

/** The center of the cockfights, the lotteries or the e-lotteries: a shelf for each vendor. */
export const GameCenterScreen = () => {
  const { t } = useTranslation();
  const type = centerOfPath(useLocation().pathname);
  const [parameters] = useSearchParams();
  return (
    <Page>
      <Stack gap="x6">
        <ListHero
          title={t(`categories.${type}`)}
          intro={t(`gameCenter.intro${type}`)}
          pictures={usePictures(type)}
          fallbackUrl={DEFAULT_ART}
          action={
            type === 'COCKFIGHT' && (
              <LinkButton href={playAddress('first')} icon="play">
                {t('gameCenter.startFirst')}
              </LinkButton>
            )
          }
        />
        <VendorShelves type={type} vendor={parameters.get('vassalage')} />
      </Stack>
    </Page>
  );
};

const usePictures = (type: CenterType): string[] => {
  const language = useLanguage();
  const page = useRemoteQuery(gamePageQuery, { language, gameType: type, pageSize: 3, pageNo: 1 });
  return (page.value?.games ?? []).map(({ showIcon }) => showIcon);
};
