import type { ReactNode, Ref } from 'react';

/** The words around a control. Every form component takes them. */
export interface FieldLabels {
  label: string;
  /** The label is read but not seen: only where the design shows the meaning otherwise. */
  labelHidden?: boolean | undefined;
  /** One line of help between label and control. */
  hint?: ReactNode;
  /** What is wrong; its presence marks the control as invalid. */
  error?: string | undefined;
  required?: boolean | undefined;
}

/** What a form gives to a control: the shape that `FormField` hands to its child. */
export interface FieldBinding<Value> {
  name?: string | undefined;
  value: Value;
  onChange: (value: Value) => void;
  onBlur?: (() => void) | undefined;
}

/** A text-like control: words, binding, and the element that takes the focus on an error. */
export interface TextControlProps<Element extends HTMLElement = HTMLInputElement>
  extends FieldLabels, FieldBinding<string> {
  inputRef?: Ref<Element> | undefined;
  placeholder?: string | undefined;
  autoComplete?: string | undefined;
  disabled?: boolean | undefined;
}
