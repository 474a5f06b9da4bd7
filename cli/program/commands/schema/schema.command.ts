import { Argument, Command } from 'commander';
import { publishedNames } from '#config/schema/published-schema.ts';
import { lazily } from '../../options/lazily.ts';
import { jsonOption } from '../../options/json.option.ts';

/** `livery schema`: the schemas of merchants' files, for editors and other validators. */
export const schemaCommand = (): Command =>
  new Command('schema')
    .summary('print or publish the JSON Schemas of the merchants’ files')
    .description(
      'Prints the JSON Schema (2020-12) of merchant.json, or of the content that is named, as one file ' +
        'without references to others. With --to, writes all of them into a folder of their version, with ' +
        'a catalog that editors take.',
    )
    .addArgument(new Argument('[name]', 'which schema').choices(publishedNames).default('merchant'))
    .option('--to <folder>', 'write all schemas below this folder')
    .addOption(jsonOption())
    .addHelpText(
      'after',
      '\nExamples:\n  livery schema > merchant.schema.json\n  livery schema --to public/schema\n',
    )
    .action(lazily(() => import('./schema.action.ts')));
