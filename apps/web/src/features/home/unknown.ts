/** Stands in the outline of a home for what is not known yet. */
export const unknown = "…";
