/** The three fields by which every message names an account. */
export interface Identity {
  partnerServiceId: string;
  customerNo: string;
  virtualAccountNo: string;
}

/** Eight characters, filled up with spaces on the left. */
const padded = (partnerServiceId: string): string => partnerServiceId.padStart(8, " ");

/** Of a number that begins with the partner's. */
export function identityOf(partnerServiceId: string, va: string): Identity {
  const customerNo = va.slice(partnerServiceId.length);
  const service = padded(partnerServiceId);
  return { partnerServiceId: service, customerNo, virtualAccountNo: service + customerNo };
}

export interface Money {
  value: string;
  currency: string;
}

/** Whole rupiah as the standard writes them: `{ value: "150000.00", currency: "IDR" }`. */
export const money = (rupiah: number): Money => ({ value: `${rupiah}.00`, currency: "IDR" });

/** Whole rupiah; null when it is no such amount. Some write no decimals. */
export function readMoney({ value, currency }: Money): number | null {
  const rupiah = currency === "IDR" && /^\d{1,14}(\.00?)?$/.test(value) ? Number(value) : Number.NaN;
  return Number.isSafeInteger(rupiah) ? rupiah : null;
}

/** The field of an amount, where there is one. */
export const totalAmount = (rupiah: number | null): { totalAmount?: Money } =>
  rupiah === null ? {} : { totalAmount: money(rupiah) };
