/** A moment of a row in milliseconds, UTC: a stored one comes as text without a zone, a written one as ISO 8601. */
export function timeOf(value: unknown): number | undefined {
  if (value === null || value === undefined) return;
  const text = value instanceof Date ? value.toISOString() : String(value).replace(" ", "T");
  return Date.parse(text.endsWith("Z") ? text : `${text}Z`);
}
