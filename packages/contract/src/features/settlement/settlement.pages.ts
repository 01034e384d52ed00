/** Worklists: money that fits no bill, refund cases, and refunds that the treasurer pays. */
export const exceptionsPage = "billing/pengecualian";
export const refundsPage = "billing/pengembalian";
export const treasurerPage = "billing/bendahara";
