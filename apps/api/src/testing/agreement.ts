const found: string[] = [];

/** Notes where the API and its document have disagreed. */
export function disagree(wrong: readonly string[]): void {
  found.push(...wrong);
}

/** Throws when the API and its document have disagreed since the last question. */
export function requireAgreement(): void {
  const wrong = [...new Set(found.splice(0))];
  if (wrong.length > 0) throw new Error(`The API and its document (/api/openapi.json) disagree:\n${wrong.join("\n")}`);
}
