import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { MallItemView } from '#api/point-mall.ts';
import { Button } from '#components/Button/Button.tsx';
import { type Description, DescriptionList } from '#components/DescriptionList/DescriptionList.tsx';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { ForeignText } from '#components/ForeignText/ForeignText.tsx';
import { Image } from '#components/Image/Image.tsx';
import { Stack } from '#components/Stack/Stack.tsx';

import { useFormat } from '../../../i18n/use-format.ts';
import { useOtherLanguage } from '../../../i18n/use-other-language.ts';
import { useBoundText } from '../../../money/use-bound-text.ts';
import { RedeemForm } from './RedeemForm.tsx';
import { standingOf } from './shop.state.ts';
import { usePoints } from '../../../i18n/use-points.ts';
import { useStandingText } from './use-standing-text.ts';

interface ItemDialogProps {
  item: MallItemView;
  /** Whole points that the member has. */
  points: number;
  onClose: () => void;
  onChange: () => Promise<void>;
}

/** One item: what it is, what it needs and what is missing; then how it is redeemed. */
export const ItemDialog = ({ item, points, onClose, onChange }: ItemDialogProps) => {
  const { t } = useTranslation();
  const [redeeming, setRedeeming] = useState(false);
  const standing = standingOf(item, points);
  const note = useStandingText()(item, standing);
  const language = useOtherLanguage()(item.language);
  const facts = useFacts(item, points);
  return (
    <Dialog
      open
      title={item.title}
      closeLabel={t('common.close')}
      onOpenChange={onClose}
      size={redeeming ? 'sm' : 'md'}
    >
      {redeeming ? (
        <RedeemForm
          {...{ item, points, onChange }}
          onClose={onClose}
          onBack={() => setRedeeming(false)}
        />
      ) : (
        <Stack gap="x4">
          <Image src={item.art} alt="" ratio="16 / 9" />
          <p>
            <ForeignText language={language}>{item.text}</ForeignText>
          </p>
          <DescriptionList items={facts} />
          {note && <p>{note}</p>}
          <Button
            size="lg"
            fullWidth
            isDisabled={standing.state !== 'ready'}
            onPress={() => setRedeeming(true)}
          >
            {t('mall.redeem')}
          </Button>
        </Stack>
      )}
    </Dialog>
  );
};

const useFacts = (item: MallItemView, points: number): Description[] => {
  const { t } = useTranslation();
  const format = useFormat();
  const writePoints = usePoints();
  const boundText = useBoundText();
  const { pricePoints, amountMinor, currency, turnover, freeStake, left, mayHave } = item;
  const most = freeStake?.mostMinor ?? null;
  const known: [string, string | null][] = [
    ['price', writePoints(pricePoints)],
    ['yours', writePoints(points)],
    ['credits', amountMinor === null ? null : format.money(amountMinor, currency)],
    ['games', freeStake ? boundText(freeStake) : null],
    ['most', most === null ? null : format.money(most, currency)],
    [
      'turnover',
      turnover === null
        ? null
        : t('mall.times', { count: turnover, shown: format.number(turnover) }),
    ],
    ['left', left === null ? null : format.number(left)],
    ['mayHave', mayHave === null ? null : format.number(mayHave)],
  ];
  return known.flatMap(([id, value]) =>
    value === null ? [] : [{ id, term: t(`mall.facts.${id}` as 'mall.facts.price'), value }],
  );
};
