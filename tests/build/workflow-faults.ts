import { registerHooks } from 'node:module';

// The parser imports its own schema as JSON without saying so, which Node refuses.
registerHooks({
  resolve: (specifier, context, next) => {
    const found = next(specifier, context);
    const isJson = found.url.includes('/@actions/') && found.url.endsWith('.json');
    return isJson ? { ...found, importAttributes: { type: 'json' } } : found;
  },
});

const { NoOperationTraceWriter, parseWorkflow } = await import('@actions/workflow-parser');
const { parseAction } = await import('@actions/workflow-parser/actions/action-parser');

/** What GitHub's own parser holds against an action or a workflow, by GitHub's schema; nothing when it is valid. */
export const workflowFaults = (
  kind: 'action' | 'workflow',
  name: string,
  content: string,
): string[] => {
  const parse = kind === 'action' ? parseAction : parseWorkflow;
  const { context } = parse({ name, content }, new NoOperationTraceWriter());
  return context.errors.getErrors().map(({ message }) => message);
};
