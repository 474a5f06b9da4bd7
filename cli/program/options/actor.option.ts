import { type Command, InvalidArgumentError } from 'commander';

/** Who decides, and why, as the command line says it. */
export interface DeciderOption {
  as: string;
  reason: string;
}

const said = (text: string): string => {
  if (text.trim() !== '') return text.trim();
  throw new InvalidArgumentError('write something: it is kept in the audit log.');
};

/** `--as`: the name under which somebody decides. */
export const withActor = (command: Command): Command =>
  command.requiredOption('--as <name>', 'who decides; it is kept in the audit log', said);

/** `--as` and `--reason`, which every decision over money or a person asks for. */
export const withActorOptions = (
  command: Command,
  reason = 'why; it is kept in the audit log',
): Command => withActor(command).requiredOption('--reason <text>', reason, said);

/** The same as the platform takes it. */
export const deciderOf = ({ as, reason }: DeciderOption): { by: string; reason: string } => ({
  by: as,
  reason,
});
