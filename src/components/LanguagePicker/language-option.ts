/** A language that a brand speaks. */
export interface LanguageOption {
  /** BCP-47. */
  code: string;
  /** Its name in that language itself. */
  name: string;
}

/** What chooses among languages. */
export interface LanguageChoice {
  /** Names the choice in the language that the page speaks now. */
  label: string;
  /** The language that the page speaks now. */
  value: string;
  options: readonly LanguageOption[];
  onChange: (code: string) => void;
}
