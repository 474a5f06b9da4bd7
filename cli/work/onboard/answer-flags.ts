/** The flags of `livery new` that answer a question. */
export interface AnswerFlags {
  name?: string;
  legalName?: string;
  slogan?: string;
  domain?: string;
  languages?: string;
  currency?: string;
  timeZone?: string;
  theme?: string;
  /** The file of the brand's own logo. */
  logo?: string;
  /** `auto`: those of the logo; else one or two in any notation of CSS. */
  colors?: string;
  primary?: string;
  accent?: string;
  jurisdiction?: string;
  licenceNumber?: string;
  licenceUrl?: string;
}
