/** What a page of the preview tells the manager: what its address shall say. */
export const ADDRESS_EVENT = 'livery/address';
