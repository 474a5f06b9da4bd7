import { makeIssue, type Check } from './check.ts';

/**
 * A maintenance begins before it ends.
 *
 * @yields what is at fault
 */
export const checkMaintenance: Check = function* (subject) {
  const { from, until } = subject.config.maintenance;
  if (from === undefined || until === undefined || Date.parse(from) < Date.parse(until)) return;
  const message = `The maintenance would end (${until}) before it begins (${from}).`;
  yield makeIssue(
    subject,
    'config/maintenance-window',
    ['maintenance', 'until'],
    message,
    'Set “until” after “from”.',
  );
};
