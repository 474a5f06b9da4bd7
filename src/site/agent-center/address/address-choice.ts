/** How each part of a choice is read from its text in an address; null: it is not there. */
export type ChoiceParts<Choice> = { [Name in keyof Choice]: (text: string | null) => Choice[Name] };

/** Where a page of a list begins; null: at the first. */
interface Paged {
  after: string | null;
}

/** What a page shows as it stands in an address, so that a link leads to the same. */
export interface AddressChoice<Choice> {
  /** What an address does not know is as if it were not there. */
  read: (query: URLSearchParams) => Choice;
  /** What is as at first is left out. */
  write: (choice: Choice) => URLSearchParams;
  /** Whatever changes the list begins with its first page. */
  change: (choice: Choice, change: Partial<Choice>) => Choice;
}

/**
 * Describes a choice that stands in an address.
 *
 * @param still parts that change nothing of the list
 */
export const addressChoice = <Choice extends Paged>(
  parts: ChoiceParts<Choice>,
  still: readonly (keyof Choice)[] = [],
): AddressChoice<Choice> => {
  const names = Object.keys(parts) as (keyof Choice & string)[];
  const read = (query: URLSearchParams): Choice => {
    const found: Partial<Choice> = {};
    for (const name of names) found[name] = parts[name](query.get(name));
    return found as Choice;
  };
  const first = read(new URLSearchParams());
  return {
    read,
    write: (choice) =>
      new URLSearchParams(
        names.flatMap((name) =>
          choice[name] === first[name] ? [] : [[name, String(choice[name])]],
        ),
      ),
    change: (choice, change) => {
      const keepsPage = Object.keys(change).every(
        (name) => name === 'after' || still.includes(name as keyof Choice),
      );
      return { ...choice, ...(!keepsPage && { after: null }), ...change };
    },
  };
};

/** One of some words, or null. */
export const oneOf = <Value extends string>(
  values: readonly Value[],
  text: string | null,
): Value | null => values.find((value) => value === text) ?? null;

/** The number of an account, or null. */
export const idIn = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
