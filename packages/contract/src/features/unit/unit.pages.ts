/** The units of an object by name, with their state. */
export const unitPage = "mst_objectretribusi/unit";
