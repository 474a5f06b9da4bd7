import { useState } from 'react';

import {
  type DefaultValues,
  type FieldValues,
  type Path,
  useForm,
  type UseFormReturn,
} from '#components/Form/form-state.ts';
import { showServerErrors } from '#components/Form/show-server-errors.ts';

import type { Refused } from '../client/outcome.ts';

import { useFieldMessage } from './field-message.ts';
import { formResolver, type Wrong } from './form-resolver.ts';
import { useRefusalText } from './refusal-text.ts';

/** A form that one call sends. */
export interface CallFormOptions<Values extends FieldValues, Value> {
  defaultValues: DefaultValues<Values>;
  /** What can be told before it is sent: a sentence for each wrong field. */
  check: (values: Values) => Wrong | Promise<Wrong>;
  call: (values: Values) => Promise<{ ok: true; value: Value } | Refused>;
  /** Refusals that belong under one field. */
  places?: Readonly<Record<string, Path<Values>>> | undefined;
  onDone: (value: Value, values: Values) => void | Promise<void>;
}

/** The form, what is wrong with it as a whole, and how it is sent. */
export interface CallForm<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  general: string | null;
  busy: boolean;
  send: (values: Values) => Promise<void>;
}

/** The state of a form that one call sends; each refusal is told where it belongs. */
export const useCallForm = <Values extends FieldValues, Value>({
  defaultValues,
  check,
  call,
  places = {},
  onDone,
}: CallFormOptions<Values, Value>): CallForm<Values> => {
  const fieldMessage = useFieldMessage();
  const refusalText = useRefusalText();
  const [general, setGeneral] = useState<string | null>(null);
  const form = useForm<Values>({ defaultValues, resolver: formResolver(check) });

  const showOutcome = ({ refusal, fieldErrors = [] }: Refused) => {
    const place = places[refusal];
    if (place) {
      return form.setError(place, { message: refusalText(refusal) }, { shouldFocus: true });
    }
    const unplaced = showServerErrors(form, fieldErrors, fieldMessage);
    if (unplaced.length > 0 || fieldErrors.length === 0) setGeneral(refusalText(refusal));
  };
  const send = async (values: Values) => {
    setGeneral(null);
    const outcome = await call(values);
    if (outcome.ok) await onDone(outcome.value, values);
    else showOutcome(outcome);
  };
  return { form, general, busy: form.formState.isSubmitting, send };
};
