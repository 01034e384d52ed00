/** When objects can't be used, and why. */
export const closurePage = "mst_objectretribusi/penutupan";
