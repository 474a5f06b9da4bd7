import { type ReactNode, useState } from 'react';

export interface HoldValueProps<Value> {
  value: Value;
  onChange: (value: Value) => void;
  /** Draws the control with the value that is held. */
  children: (bound: { value: Value; onChange: (value: Value) => void }) => ReactNode;
}

/** Holds a field's value as a form would, so that a story can be typed into. */
export const HoldValue = <Value,>({ value, onChange, children }: HoldValueProps<Value>) => {
  const [given, setGiven] = useState(value);
  const [held, setHeld] = useState(value);
  if (!Object.is(given, value)) {
    // The story's controls have given another.
    setGiven(value);
    setHeld(value);
  }
  return children({
    value: held,
    onChange: (next) => {
      setHeld(next);
      onChange(next);
    },
  });
};
