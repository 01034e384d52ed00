/** In what order a search answers: by name, by the lowest general tariff, by how many people a unit is for, most first. */
export const catalogueOrders = ["nama", "harga", "kapasitas"] as const;
export type CatalogueOrder = (typeof catalogueOrders)[number];
