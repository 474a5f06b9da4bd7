interface RulesTextProps {
  /** What the rules are, paragraph by paragraph. */
  texts: readonly string[];
  /** What follows as a list: prizes, returns. */
  list?: readonly string[] | undefined;
}

/** The words of a game's rules. */
export const RulesText = ({ texts, list = [] }: RulesTextProps) => (
  <>
    {texts.map((text) => (
      <p key={text}>{text}</p>
    ))}
    {list.length > 0 && (
      <ul>
        {list.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    )}
  </>
);
