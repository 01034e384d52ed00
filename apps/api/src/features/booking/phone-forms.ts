import { phone } from "@retribusi/contract/define/field";

const { schema } = phone({ en: "", id: "" });

/** Every way in which a typed phone number may be kept, with 0, 62 or +62 before the same digits; none where it isn't one. */
export function phoneForms(typed: string): readonly string[] {
  const number = schema.safeParse(typed);
  if (!number.success) return [];
  const digits = number.data.replace(/^(\+62|62|0)/, "");
  return ["0", "62", "+62"].map((prefix) => `${prefix}${digits}`);
}
