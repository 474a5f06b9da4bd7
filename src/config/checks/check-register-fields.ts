import type { RegisterField } from '#generated/merchant-config.ts';
import { makeIssue, type Check } from './check.ts';

const isPattern = (source: string): boolean => {
  try {
    return new RegExp(source, 'u').source !== '';
  } catch {
    return false;
  }
};

/**
 * Lengths of a field are in order, own patterns are regular expressions.
 *
 * @yields what is at fault
 */
export const checkRegisterFields: Check = function* (subject) {
  for (const [name, field] of Object.entries(subject.config.registerFields)) {
    const path = ['registerFields', name as RegisterField];
    if (field.minLength > field.maxLength) {
      const message = `The shortest ${name} (${field.minLength}) is longer than the longest (${field.maxLength}).`;
      const hint = `Set minLength to at most ${field.maxLength}.`;
      yield makeIssue(subject, 'config/lengths', [...path, 'minLength'], message, hint);
    }
    if (field.required && !field.enabled) {
      const message = `${name} is required, but not enabled.`;
      yield makeIssue(
        subject,
        'flag/contradiction',
        [...path, 'required'],
        message,
        'Enable the field, or do not require it.',
      );
    }
    const { acceptedPattern } = field;
    if (acceptedPattern !== '*' && acceptedPattern !== '' && !isPattern(acceptedPattern)) {
      const message = `The pattern of ${name} is no regular expression: ${acceptedPattern}`;
      yield makeIssue(
        subject,
        'config/pattern-invalid',
        [...path, 'acceptedPattern'],
        message,
        'Leave it out to use the pattern of patternId.',
      );
    }
  }
};
