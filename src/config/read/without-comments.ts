const STRING = /"(?:[^"\\\n]|\\.)*"?/y;
const COMMENT = /\/\/[^\n\r]*|\/\*[\s\S]*?(?:\*\/|$)/y;

const matchAt = (pattern: RegExp, text: string, at: number): string => {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? '';
};

const blank = (text: string): string => text.replaceAll(/[^\n\r]/g, ' ');

/**
 * JSON with comments and trailing commas as plain JSON: what is no JSON becomes blanks, so that
 * every offset holds.
 *
 * @param text as editors for "JSON with comments" save it; plain JSON comes back as it is
 */
export const withoutComments = (text: string): string => {
  let plain = '';
  let from = 0;
  const skip = (start: number, length: number): void => {
    plain += text.slice(from, start) + blank(text.slice(start, start + length));
    from = start + length;
  };
  let comma = -1;
  for (let at = 0; at < text.length;) {
    const char = text[at];
    const comment = char === '/' ? matchAt(COMMENT, text, at) : '';
    if (comment !== '') skip(at, comment.length);
    else if (char === ',') comma = at;
    else if ((char === '}' || char === ']') && comma >= 0) {
      plain += text.slice(from, at);
      plain = `${plain.slice(0, comma)} ${plain.slice(comma + 1)}`;
      from = at;
      comma = -1;
    } else if (char !== undefined && !/\s/.test(char)) comma = -1;
    at += comment.length || (char === '"' ? matchAt(STRING, text, at).length : 1);
  }
  return from === 0 ? text : plain + text.slice(from);
};
