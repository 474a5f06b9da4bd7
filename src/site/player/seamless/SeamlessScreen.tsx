import { useTranslation } from 'react-i18next';

import { type VendorGames, vassGameType } from '#api/game-lobby.ts';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { ListHero } from '#components/ListHero/ListHero.tsx';
import { Page } from '#components/Page/Page.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { VendorGrid } from '#components/VendorGrid/VendorGrid.tsx';

import { useRefusalText } from '../../fields/refusal-text.ts';
import { DEFAULT_ART } from '../../games/default-art.ts';
import { gamesAddress } from '../../games/game-addresses.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useRemoteQuery } from '../../remote/use-remote-query.ts';
import { remoteQuery } from '../../remote/remote-query.ts';

/** The vendors of this brand with the categories of their games. */
const vendorGamesQuery = remoteQuery<{ language: string }, VendorGames[]>((call, input) =>
  call(vassGameType, input),
);

/** Every vendor that plays from the one wallet, with the ways to its games. */
export const SeamlessScreen = () => {
  const { t } = useTranslation();
  const refusalText = useRefusalText();
  const toCard = useCard();
  const vendors = useRemoteQuery(vendorGamesQuery, { language: useLanguage() });
  const known = vendors.value ?? [];
  return (
    <Page>
      <Stack gap="x6">
        <ListHero
          title={t('gameCenter.seamlessTitle')}
          intro={t('gameCenter.seamlessIntro')}
          pictures={known.slice(0, 3).flatMap(({ iconUrls: [first] }) => (first ? [first] : []))}
          fallbackUrl={DEFAULT_ART}
        />
        {vendors.status === 'failed' && !vendors.value ? (
          <ErrorState
            title={t('gameCenter.failed')}
            retryLabel={t('common.retry')}
            onRetry={vendors.retry}
          >
            {refusalText(vendors.refusal)}
          </ErrorState>
        ) : (
          <VendorGrid
            label={t('gameList.vendorLabel')}
            loading={!vendors.value}
            fallbackUrl={DEFAULT_ART}
            vendors={known.map(toCard)}
          />
        )}
      </Stack>
    </Page>
  );
};

const useCard = () => {
  const { t } = useTranslation();
  const format = useFormat();
  return ({ vassalage, vendorName, gameCount, iconUrls, gameTypes }: VendorGames) => ({
    id: vassalage,
    name: vendorName,
    count: t('gameCenter.vendorGames', { count: gameCount }),
    pictures: iconUrls,
    ways: gameTypes.map((each) => ({
      id: each.gameType,
      label: t(`categories.${each.gameType}`),
      count: format.number(each.gameCount),
      href: gamesAddress(each.gameType, vassalage),
    })),
  });
};
