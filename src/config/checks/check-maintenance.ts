import { finding, type Check } from './check.ts';

/** A maintenance begins before it ends. */
export const checkMaintenance: Check = function* (subject) {
  const { from, until } = subject.config.maintenance;
  if (from === undefined || until === undefined || Date.parse(from) < Date.parse(until)) return;
  const message = `The maintenance would end (${until}) before it begins (${from}).`;
  yield finding(subject, 'config/maintenance-window', ['maintenance', 'until'], message, 'Set “until” after “from”.');
};
