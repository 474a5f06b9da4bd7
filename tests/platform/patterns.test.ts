import { expect, test } from 'vitest';
import { registerPatterns } from '#config/resolve/register-patterns.ts';
import { fitsCalendar, type PatternId, patterns } from '#domain/patterns.ts';

/** Texts on both sides of every pattern. */
const texts = `
  a|Ann4|4ann|an_n|abc|123|a1|aB1|aB1!|A|ANN LEE|Ann Lee|A n|王|A王|王1|王,|阿里·汗|a王|김민준|김 민준
  สมชาย|สมชาย Lee|やまだ|ヤマダー|a@b.co|a@b|a b@c.de|@b.co|o'neil+x@mail.example.com|a@-b.co|a@b.c
  2000-02-28|2000-13-01|02-28-2000|13-28-2000|José Cruz|Ann  Lee|a b|a\tb`
  .split(/\||\n\s*/)
  .filter(Boolean);

test.each(Object.keys(patterns) as PatternId[])('config and domain mean the same by %s', (id) => {
  const pattern = registerPatterns[id];
  for (const text of texts) {
    const byConfig = pattern === '*' || new RegExp(pattern, 'u').test(text);
    expect([text, patterns[id].test(text)]).toEqual([text, byConfig]);
    expect(fitsCalendar(id, text) || id.startsWith('date')).toBe(true);
  }
});
