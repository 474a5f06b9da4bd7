import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { Button } from '#components/Button/Button.tsx';

import { isPlayerAtom } from '../session/member.state.ts';
import { promotionWay } from './promotion-way.ts';

interface PromotionButtonProps {
  /** The promotion's id. */
  promotionType: string;
  /** Closes the popup around it. */
  onLeave: () => void;
}

/**
 * The way from an announcement to its promotion: what a member can have of it stands in the reward center, a visitor and a play
 * account first read what it is.
 */
export const PromotionButton = ({ promotionType, onLeave }: PromotionButtonProps) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const isMember = useAtomValue(isPlayerAtom);
  const leave = () => {
    onLeave();
    void navigate(promotionWay(promotionType, isMember));
  };
  return (
    <Button size="lg" icon="gift" onPress={leave}>
      {t(isMember ? 'announcement.toRewards' : 'announcement.toPromotion')}
    </Button>
  );
};
