/** Tariffs of the objects in somebody's scope, the proposal of one, and the desk where they are decided. */
export const tariffPage = "mst_objectretribusi/tarif";
export const proposePage = "mst_objectretribusi/usulkan_tarif";
export const decidePage = "mst_objectretribusi/setujui_tarif";
