/** One line of the list of dialling codes. */
export interface PhoneCountry {
  /** ISO 3166-1 alpha-2, as "MM". */
  countryCode: string;
  /** Digits without the plus, as "95". */
  dialingCode: string;
  /** The country's name in the page's language. */
  name: string;
}
