/** When and on what terms an object is let: hours, lengths, cancellation, documents. */
export const policyPage = "mst_objectretribusi/aturan";
