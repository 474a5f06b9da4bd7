import { type ReactNode, useEffect, useState } from 'react';

export interface HoldValueProps<Value> {
  value: Value;
  onChange: (value: Value) => void;
  /** Draws the control with the value that is held. */
  children: (bound: { value: Value; onChange: (value: Value) => void }) => ReactNode;
}

/** Holds a field's value as a form would, so that a story can be typed into. */
export const HoldValue = <Value,>({ value, onChange, children }: HoldValueProps<Value>) => {
  const [held, setHeld] = useState(value);
  useEffect(() => setHeld(value), [value]);
  return children({
    value: held,
    onChange: (next) => {
      setHeld(next);
      onChange(next);
    },
  });
};
