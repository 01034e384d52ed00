/** Orders of all kinds that wait for approval, return or rejection. */
export const queuePage = "booking/antrean";
