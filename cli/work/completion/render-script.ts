import path from 'node:path';
import { ROOT } from '../../base/paths.ts';

/** The shells that the command can complete in. */
export const SHELLS = ['bash', 'zsh', 'fish'] as const;

export type Shell = (typeof SHELLS)[number];

/** A text as a POSIX shell and fish read it back, whatever is in it. */
const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

const bash = (program: string): string => `# livery completion bash: put into ~/.bashrc
# eval "$(livery completion bash)"
_livery_complete() {
  local IFS=$'\\n' line
  local -a words=("\${COMP_WORDS[@]:1:COMP_CWORD}")
  COMPREPLY=()
  while IFS= read -r line; do
    [ -n "$line" ] && COMPREPLY+=("\${line%%$'\\t'*}")
  done < <(${program} complete -- "\${words[@]}" 2>/dev/null)
}
complete -o default -F _livery_complete livery
`;

const zsh = (program: string): string => `#compdef livery
# livery completion zsh: put into ~/.zshrc, after compinit
# eval "$(livery completion zsh)"
_livery() {
  local line
  local -a found
  while IFS= read -r line; do
    [[ -n "$line" ]] && found+=("\${\${line%%$'\\t'*}//:/\\\\:}:\${line#*$'\\t'}")
  done < <(${program} complete -- "\${(@)words[2,CURRENT]}" 2>/dev/null)
  if (( \${#found} )); then _describe livery found; else _files; fi
}
(( \${+functions[compdef]} )) && compdef _livery livery
`;

const fish = (program: string): string => `# livery completion fish: save as
# ~/.config/fish/completions/livery.fish
function __livery_complete
  set -l words (commandline -opc) (commandline -ct)
  ${program} complete -- $words[2..-1] 2>/dev/null
end
complete -c livery -f -a '(__livery_complete)'
`;

const RENDERERS = { bash, zsh, fish } as const satisfies Record<Shell, (program: string) => string>;

/** The script that teaches a shell to complete; it asks this very program for each word. */
export const renderCompletion = (shell: Shell): string => {
  const program = path.join(ROOT, 'cli', 'livery.ts');
  return RENDERERS[shell](`${quoted(process.execPath)} ${quoted(program)}`);
};
