/** Why a call to a bank came to nothing. */
export class CallError extends Error {
  /**
   * `unset`: the connection lacks what it takes, nothing was sent. `refused`: the bank says no, nothing happened there. `unknown`: no answer,
   * or none that settles it, so nobody knows what the bank did.
   */
  readonly kind: "unset" | "refused" | "unknown";
  /** The bank's response code where it gave one, else what is missing or wrong. */
  readonly code: string;

  constructor(kind: CallError["kind"], code: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "CallError";
    this.kind = kind;
    this.code = code;
  }

  /** HTTP status and case without the service between them, by which any service's answer is told: `4092701` is `40901`. */
  get reason(): string {
    return this.code.slice(0, 3) + this.code.slice(5);
  }
}
