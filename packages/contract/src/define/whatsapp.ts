/**
 * Where WhatsApp opens a message to this number, with a text to send or change; `null` for a number that can't be a mobile one. Indonesian
 * numbers may begin with 0, 62 or +62.
 */
export function whatsappAddress(phone: string, text: string): string | null {
  const digits = phone.replace(/\D/g, "").replace(/^0/, "62");
  const isMobile = digits.startsWith("62") ? digits.startsWith("628") : phone.trim().startsWith("+");
  return isMobile ? `https://wa.me/${digits}?text=${encodeURIComponent(text)}` : null;
}
