/** A request that is refused, in the words of the standard: `404` and `14` become 4042514 where the service is 25. */
export class SnapError extends Error {
  readonly status: number;
  /** Two digits. */
  readonly kind: string;

  /** @param text at most 150 characters */
  constructor(status: number, kind: string, text: string, options?: ErrorOptions) {
    super(text, options);
    this.name = "SnapError";
    this.status = status;
    this.kind = kind;
  }
}

export const badRequest = () => new SnapError(400, "00", "Bad Request");
export const wrongFormat = (field: string) => new SnapError(400, "01", `Invalid Field Format ${field}`);
export const missing = (field: string) => new SnapError(400, "02", `Invalid Mandatory Field ${field}`);
export const unauthorized = (reason: string) => new SnapError(401, "00", `Unauthorized. [${reason}]`);
export const wrongToken = () => new SnapError(401, "01", "Invalid Token (B2B)");
export const notAllowed = () => new SnapError(403, "01", "Feature Not Allowed");
export const conflict = () => new SnapError(409, "00", "Conflict");
