/** One field of a payment code: two digits of name, two of length, the value. */
const field = (name: string, value: string): string => `${name}${String(value.length).padStart(2, "0")}${value}`;

/** The check sum that ends every code: CRC-16 with polynomial 0x1021 from 0xffff. */
export function checkSum(text: string): string {
  let sum = 0xffff;
  for (const byte of Buffer.from(text)) {
    sum ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) sum = ((sum << 1) ^ (sum & 0x8000 ? 0x1021 : 0)) & 0xffff;
  }
  return sum.toString(16).toUpperCase().padStart(4, "0");
}

export interface QrisCode {
  merchantId: string;
  merchantName: string;
  terminalId: string;
  /** Whole rupiah. */
  amount: number;
  reference: string;
}

/** A dynamic QRIS code (good for one payment) in the layout of EMVCo, as a wallet reads it. */
export function qrisContent({ merchantId, merchantName, terminalId, amount, reference }: QrisCode): string {
  const merchant = field("00", "ID.CO.SIMULATOR.WWW") + field("02", merchantId.slice(0, 15)) + field("03", "UBE");
  const known = field("00", "ID.CO.QRIS.WWW") + field("02", "ID0000000000000") + field("03", "UBE");
  const more = field("01", reference.slice(0, 25)) + field("07", terminalId.slice(0, 16) || "SIM");
  const fields = [
    field("00", "01") + field("01", "12") + field("26", merchant) + field("51", known),
    field("52", "9399") + field("53", "360") + field("54", String(amount)) + field("58", "ID"),
    field("59", merchantName.slice(0, 25)) + field("60", "BANDUNG") + field("61", "40115") + field("62", more),
  ].join("");
  const open = `${fields}6304`;
  return open + checkSum(open);
}
