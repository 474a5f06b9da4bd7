import { SegmentedControl } from '#components/SegmentedControl/SegmentedControl.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { type PlinkoChoice, plinkoRisks, plinkoRows } from '../rules/plinko-rules.ts';
import { usePlay } from '../../shared/page/play/use-play.ts';

interface PlinkoChoicesProps {
  choice: PlinkoChoice;
  onChange: (choice: PlinkoChoice) => void;
  disabled: boolean;
}

/** How high the board is, and how far its pockets differ. */
export const PlinkoChoices = ({ choice, onChange, disabled }: PlinkoChoicesProps) => {
  const { t } = usePlay();
  return (
    <Stack gap="x2">
      <SegmentedControl
        label={t('plinko.rows')}
        fullWidth
        value={String(choice.rows)}
        options={plinkoRows.map((count) => ({
          value: String(count),
          label: t('plinko.rowCount', { count }),
          disabled,
        }))}
        onChange={(value) => {
          const rows = plinkoRows.find((each) => String(each) === value);
          if (rows) onChange({ ...choice, rows });
        }}
      />
      <SegmentedControl
        label={t('plinko.risk')}
        fullWidth
        value={choice.risk}
        options={plinkoRisks.map((value) => ({
          value,
          label: t(`plinko.risks.${value}`),
          disabled,
        }))}
        onChange={(value) => {
          const risk = plinkoRisks.find((each) => each === value);
          if (risk) onChange({ ...choice, risk });
        }}
      />
    </Stack>
  );
};
