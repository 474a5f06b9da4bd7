import { type ESTree, parseSync, Visitor } from 'rolldown/utils';
import { HANDED_IMPORT } from './bundle-record.ts';

/** What stands in the place of a piece of code. */
interface Edit {
  start: number;
  end: number;
  text: string;
}

const isPlain = (text: string): boolean => !/[^\0-\x7F]/.test(text);

const escaped = (text: string): string =>
  text.replaceAll(
    /[^\0-\x7F]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

const stringOf = (text: string): string => escaped(JSON.stringify(text));

/** A part of a template that says the same. */
const partOf = (cooked: string): string =>
  escaped(cooked.replaceAll(/[\\`]|\$(?=\{)/g, String.raw`\$&`).replaceAll('\r', String.raw`\r`));

/** `String.raw` with letters that have to be written otherwise: a sum of its parts as they stand there. */
const sumOf = ({ quasi, start, end }: ESTree.TaggedTemplateExpression): Edit[] => {
  const { quasis, expressions } = quasi;
  return quasis.map(({ value }, at): Edit => {
    const [before, after] = [expressions[at - 1], expressions[at]];
    const opened = before ? ') + ' : '(';
    return {
      start: before?.end ?? start,
      end: after?.start ?? end,
      text: `${opened}${stringOf(value.raw)}${after ? ' + (' : ')'}`,
    };
  });
};

const isRaw = ({ tag }: ESTree.TaggedTemplateExpression): boolean =>
  tag.type === 'MemberExpression' &&
  tag.object.type === 'Identifier' &&
  tag.object.name === 'String' &&
  tag.property.type === 'Identifier' &&
  tag.property.name === 'raw';

/** What has to change in the literals of some code for it to be plain. */
const literalEdits = (code: string, program: ESTree.Program): Edit[] => {
  const edits: Edit[] = [];
  // A tag may look at its template as it is written.
  const tagged = new Set<ESTree.TemplateLiteral>();
  new Visitor({
    TaggedTemplateExpression: (node) => {
      tagged.add(node.quasi);
      const isLeft = !isRaw(node) || node.quasi.quasis.every(({ value }) => isPlain(value.raw));
      if (!isLeft) edits.push(...sumOf(node));
    },
    TemplateLiteral: (node) => {
      if (tagged.has(node)) return;
      for (const { start, end, value } of node.quasis) {
        const isWhole = code.slice(start, end) === value.raw && value.cooked !== null;
        if (isWhole && !isPlain(value.raw))
          edits.push({ start, end, text: partOf(value.cooked ?? '') });
      }
    },
    Literal: (node) => {
      const { start, end } = node;
      if (isPlain(code.slice(start, end))) return;
      if (typeof node.value === 'string') edits.push({ start, end, text: stringOf(node.value) });
      else if ('regex' in node && node.regex) {
        const { pattern, flags } = node.regex;
        edits.push({ start, end, text: `(new RegExp(${stringOf(pattern)}, "${flags}"))` });
      }
    },
    ImportExpression: ({ start }) =>
      void edits.push({ start, end: start + 'import'.length, text: HANDED_IMPORT }),
  }).visit(program);
  return edits;
};

/**
 * The same code without comments and, where that can be, in ASCII: what is read then takes no decoding, and half of the memory. Lines
 * stay where they are. What is imported while the program runs goes through the function that `load-bundle.ts` hands in: a script of
 * `node:vm` imports nothing without a warning.
 *
 * @param code a script
 */
export const toPlainCode = (code: string): string => {
  const { program, comments } = parseSync('chunk.cjs', code);
  const lineBreaks = comments.map(({ start, end }): Edit => {
    const kept = code.slice(start, end).replaceAll(/[^\n]/g, '');
    return { start, end, text: kept || ' ' };
  });
  const edits = [...literalEdits(code, program), ...lineBreaks].toSorted(
    (one, other) => one.start - other.start,
  );
  let [text, at] = ['', 0];
  for (const edit of edits) {
    // A comment within what is written anew.
    if (edit.start < at) continue;
    text += code.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return text + code.slice(at);
};
