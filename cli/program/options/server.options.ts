import { type Command, Option } from 'commander';
import { type ServerFlag, type ServerSetting, serverSettings } from '#domain/server-settings.ts';
import { renderTable } from '../../base/terminal/table.ts';

/** What the options of a process that serves give an action, as they were written; `port` has one of its own. */
export type ServerOptions = Partial<Record<Exclude<ServerFlag, 'port'>, string>>;

/** Adds every option of a process that serves, but for its port. Their values are read where it starts. */
export const addServerOptions = (command: Command): Command => {
  for (const { flag, placeholder, meaning } of Object.values<ServerSetting>(serverSettings))
    if (flag !== null && flag !== serverSettings.port.flag)
      command.addOption(new Option(`${flag} ${placeholder}`, meaning));
  return command;
};

/** The table of all settings of a process that serves, for a help text. */
export const settingsHelp = (): string => {
  const rows = Object.values<ServerSetting>(serverSettings).map(
    ({ flag, variable, usual, meaning }) => [variable, flag ?? '', `${meaning} (${usual})`],
  );
  return (
    '\nSettings of a process that serves, as variables or as options of livery serve; each variable, and every ' +
    'other of ours, may be kept in a file: LIVERY_SEAL_KEY_FILE=/run/secrets/seal.\n\n' +
    `${renderTable([['variable', 'option', 'meaning (without it)'], ...rows])}\n`
  );
};
