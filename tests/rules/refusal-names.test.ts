import { parseSync, Visitor } from 'vite';
import { expect, test } from 'vitest';
import { parseSource, sourceFiles } from '../support/source-files.ts';

type Program = ReturnType<typeof parseSync>['program'];

const ANSWERS = /\bnull\b|\bundefined\b|Refusal\b/;
const THROWS = /\bthrow new \w*Refusal\(|\brefuse\w*\(/;

/** Functions whose name promises a refusal that is answered but throw it, and the other way round. */
const misnamed = (text: string, program: Program): string[] => {
  const found: string[] = [];
  new Visitor({
    VariableDeclarator: ({ id, init }) => {
      if (id.type !== 'Identifier' || init?.type !== 'ArrowFunctionExpression' || !init.body)
        return;
      const answer = init.returnType ? text.slice(init.returnType.start, init.returnType.end) : '';
      const work = text.slice(init.body.start, init.body.end);
      if (id.name.startsWith('refuse') && ANSWERS.test(answer)) found.push(`${id.name} answers`);
      if (id.name.startsWith('find') && THROWS.test(work)) found.push(`${id.name} throws`);
      if (/Refusal \| null/.test(answer) && !id.name.startsWith('find'))
        found.push(`${id.name} answers a refusal`);
    },
  }).visit(program);
  return found;
};

test('what throws a refusal is called refuse or by what it does, what answers one is called find', () => {
  const found = sourceFiles('src/platform', 'src/vendor').flatMap((file) => {
    const { text, result } = parseSource(file);
    return misnamed(text, result.program).map((error) => `${file} ${error}`);
  });

  expect(found).toEqual([]);
});

test.each([
  ['refuseStake answers', 'const refuseStake = (): Limit | null => null;'],
  ['findPlayer throws', "const findPlayer = (): Player => { throw new Refusal('bet_unknown'); };"],
  ['stakeCheck answers a refusal', 'const stakeCheck = (): ProtectionRefusal | null => null;'],
])('%s: it is found', (error, text) => {
  expect(misnamed(text, parseSync('planted.ts', text).program)).toEqual([error]);
});
