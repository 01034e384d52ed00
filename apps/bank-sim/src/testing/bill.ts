/** A time as the standard writes it. */
export const wib = (ms: number) => `${new Date(ms + 7 * 3600_000).toISOString().slice(0, 19)}+07:00`;

/** The number of a bill in the three fields that every message has, the bill itself, and where it is kept. */
export const one = { partnerServiceId: "   88932", customerNo: "00000000012", virtualAccountNo: "   8893200000000012" };
export const va = "8893200000000012";
export const bill = {
  ...{ ...one, virtualAccountName: "Siti Aminah", trxId: "bill-1", virtualAccountTrxType: "C" },
  ...{ totalAmount: { value: "150000.00", currency: "IDR" }, expiredDate: wib(Date.now() + 3600_000) },
  billDetails: [{ billDescription: { english: "Hall", indonesia: "Aula" } }],
};
export const path = "/v1.0/transfer-va";
