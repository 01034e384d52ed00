const secretHeaders: ReadonlySet<string> = new Set(["authorization", "x-signature"]);

/** The headers of a message with only the beginnings of its token and signature, as they are shown and kept. */
export function maskHeaders(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      secretHeaders.has(name.toLowerCase()) ? `${value.slice(0, 11)}…` : value,
    ]),
  );
}

/** A body without the token that it hands over. */
export const maskBody = (body: string): string =>
  body.replace(/("accessToken"\s*:\s*")([^"]{0,4})[^"]*"/g, (_, before, start) => `${before}${start}…"`);
