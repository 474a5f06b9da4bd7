import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx';
import { MODE_ICONS, type ModeChoice, type ModeName } from './mode-option.ts';

export type ModeRowProps = ModeChoice;

/** The modes side by side, for the side menu; nothing where a brand has one mode only. */
export const ModeRow = ({ label, value, options, onChange }: ModeRowProps) =>
  options.length > 1 && (
    <SegmentedControl
      fullWidth
      label={label}
      value={value}
      options={options.map(({ mode, label: word }) => ({
        value: mode,
        label: word,
        icon: MODE_ICONS[mode],
      }))}
      onChange={(mode) => onChange(mode as ModeName)}
    />
  );
