/** How a component is meant, beside what its types say: `parameters.docs.notes` of its stories. */
export interface ComponentNotes {
  do?: readonly string[];
  dont?: readonly string[];
  accessibility?: readonly string[];
}
