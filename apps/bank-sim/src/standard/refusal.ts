/** A call that is answered with something else than success: HTTP status, case of the standard, message. */
export class Refusal extends Error {
  readonly status: number;
  readonly caseCode: string;

  constructor(status: number, caseCode: string, message: string) {
    super(message);
    this.status = status;
    this.caseCode = caseCode;
  }
}

/** The cases of the standard's general table that this bank answers with. */
export const refusals = {
  badRequest: () => new Refusal(400, "00", "Bad Request"),
  format: (field: string) => new Refusal(400, "01", `Invalid Field Format ${field}`),
  mandatory: (field: string) => new Refusal(400, "02", `Invalid Mandatory Field ${field}`),
  unauthorized: (reason: string) => new Refusal(401, "00", `Unauthorized. [${reason}]`),
  token: () => new Refusal(401, "01", "Invalid Token (B2B)"),
  noToken: () => new Refusal(401, "03", "Token Not Found (B2B)"),
  transaction: () => new Refusal(404, "01", "Transaction Not Found"),
  bill: (reason: string) => new Refusal(404, "12", `Invalid Bill/Virtual Account [${reason}]`),
  paid: () => new Refusal(404, "14", "Paid Bill"),
  partner: () => new Refusal(404, "16", "Partner Not Found"),
  externalId: () => new Refusal(409, "00", "Conflict"),
  duplicate: () => new Refusal(409, "01", "Duplicate partnerReferenceNo"),
};
