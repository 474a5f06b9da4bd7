import { readMobileNumber } from '#domain/mobile-number.ts';
import { Refusal } from '../../base/endpoints/handler.ts';

/**
 * Reads a mobile number as somebody typed it.
 *
 * @param field its name in the form, for the error beside it
 * @returns the number in E.164
 * @throws {Refusal} `invalid_input` when it is missing or no such number exists
 */
export const requireMobile = (field: string, typed: string, dialingCode?: string): string => {
  const number = typed === '' ? null : readMobileNumber(typed, dialingCode);
  if (number) return number;
  const rule = typed === '' ? 'required' : 'phone';
  throw new Refusal('invalid_input', { fieldErrors: [{ field, rule }] });
};
