/** The last digits of a number, enough for its owner to know it. */
export const maskNumber = (number: string): string => `••••${number.slice(-4)}`;

/** The first letter of an address and its domain. */
export const maskEmail = (email: string): string => email.replace(/^(.).*(?=@)/u, '$1•••');

/** The last characters of an identity number. */
export const maskId = (id: string): string => `••••${id.slice(-3)}`;
