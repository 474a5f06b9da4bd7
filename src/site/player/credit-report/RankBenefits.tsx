import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { RankStanding } from '#api/standing.ts';
import { Accordion } from '#components/Accordion/Accordion.tsx';
import { DescriptionList } from '#components/DescriptionList/DescriptionList.tsx';
import { LinkButton } from '#components/LinkButton/LinkButton.tsx';
import { Section } from '#components/Section/Section.tsx';
import { VipBadge } from '#components/VipBadge/VipBadge.tsx';

import { useFormat } from '../../i18n/use-format.ts';
import { useBenefits } from './use-benefits.ts';

type Step = RankStanding['steps'][number];

/** What every rank gives, the member's own open. */
export const RankBenefits = ({ standing }: { standing: RankStanding }) => {
  const { t } = useTranslation();
  const format = useFormat();
  const { steps, rank } = standing;
  const [openId, setOpenId] = useState<string | null>(rank);
  const at = steps.findIndex(({ id }) => id === rank);
  return (
    <Section
      title={t('ranks.benefits')}
      description={t('ranks.benefitsText')}
      action={
        <LinkButton href="/rewardCenter" variant="ghost" size="sm" iconEnd="arrowEnd">
          {t('ranks.toGifts')}
        </LinkButton>
      }
    >
      <Accordion
        openId={openId}
        onOpenChange={setOpenId}
        items={steps.map((step, index) => ({
          id: step.id,
          title: (
            <VipBadge
              name={step.name}
              level={index + 1}
              levels={steps.length}
              reached={index <= at}
              size="sm"
            />
          ),
          meta: t('ranks.fromPoints', { points: format.number(step.points) }),
          content: <Benefits step={step} standing={standing} />,
        }))}
      />
    </Section>
  );
};

const Benefits = ({ step, standing }: { step: Step; standing: RankStanding }) => {
  const { t } = useTranslation();
  const items = useBenefits(step, standing);
  return items.length > 0 ? <DescriptionList items={items} /> : t('ranks.nothingMore');
};
