import { Select } from '#components/Select/Select.tsx';

export interface FilterSelectProps<Value extends string> {
  label: string;
  /** The words of "all of them". */
  allLabel: string;
  values: readonly Value[];
  /** The words of one value. */
  text: (value: Value) => string;
  /** Null: all of them. */
  value: Value | null;
  onChange: (value: Value | null) => void;
}

/** What a list has no value for. */
const ALL = 'ALL';

/** Narrows a list to one value, or to none in particular. */
export const FilterSelect = <Value extends string>({
  label,
  allLabel,
  values,
  text,
  value,
  onChange,
}: FilterSelectProps<Value>) => (
  <Select
    label={label}
    placeholder={allLabel}
    options={[
      { value: ALL, label: allLabel },
      ...values.map((each) => ({ value: each, label: text(each) })),
    ]}
    value={value ?? ALL}
    onChange={(chosen) => onChange(values.find((each) => each === chosen) ?? null)}
  />
);
