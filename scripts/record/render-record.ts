import type { RecordedAnswers, RecordedSite } from './record-site.ts';

/** What the member is answered otherwise than a visitor. */
const beside = (member: RecordedAnswers, visitor: RecordedAnswers): RecordedAnswers =>
  Object.fromEntries(
    Object.entries(member).filter(
      ([key, answer]) => JSON.stringify(answer) !== JSON.stringify(visitor[key]),
    ),
  );

const renderAnswers = (answers: RecordedAnswers): string => {
  const lines = Object.keys(answers)
    .toSorted()
    .map((key) => `   ${JSON.stringify(key)}: ${JSON.stringify(answers[key])}`);
  return lines.length === 0 ? '{}' : `{\n${lines.join(',\n')}\n  }`;
};

const renderLanguages = (languages: Record<string, RecordedAnswers>): string =>
  Object.entries(languages)
    .map(([language, answers]) => `  ${JSON.stringify(language)}: ${renderAnswers(answers)}`)
    .join(',\n');

/**
 * One recording as JSON, a line per answer, so that a change shows as the lines it changes. What a
 * member is answered alike in every language stands under the first one only.
 */
export const renderRecord = ({ visitor, member }: RecordedSite): string => {
  const [first = {}] = Object.values(member);
  const own = Object.entries(member).map(([language, answers]) => {
    const told = beside(answers, visitor[language] ?? {});
    return [language, answers === first ? told : beside(told, first)] as const;
  });
  return `{\n "visitor": {\n${renderLanguages(visitor)}\n },\n "member": {\n${renderLanguages(
    Object.fromEntries(own),
  )}\n }\n}\n`;
};
