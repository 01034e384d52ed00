/** The services of the standard that either side speaks: the code stands in the middle of every response code. */
export const services = {
  token: { code: "73", method: "POST", path: "/v1.0/access-token/b2b" },
  inquiry: { code: "24", method: "POST", path: "/v1.0/transfer-va/inquiry" },
  payment: { code: "25", method: "POST", path: "/v1.0/transfer-va/payment" },
  status: { code: "26", method: "POST", path: "/v1.0/transfer-va/status" },
  create: { code: "27", method: "POST", path: "/v1.0/transfer-va/create-va" },
  update: { code: "28", method: "PUT", path: "/v1.0/transfer-va/update-va" },
  account: { code: "30", method: "POST", path: "/v1.0/transfer-va/inquiry-va" },
  delete: { code: "31", method: "DELETE", path: "/v1.0/transfer-va/delete-va" },
  notify: { code: "34", method: "POST", path: "/v1.0/transfer-va/notify-payment-intrabank" },
  report: { code: "35", method: "POST", path: "/v1.0/transfer-va/report" },
  qr: { code: "47", method: "POST", path: "/v1.0/qr/qr-mpm-generate" },
} as const;

export type ServiceName = keyof typeof services;
