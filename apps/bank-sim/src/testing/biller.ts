import { createHash, createHmac, generateKeyPairSync, type KeyObject, verify } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";

/** A small biller for tests, written from the standard once more: it shares nothing with the bank that it checks. */
const pair = generateKeyPairSync("rsa", { modulusLength: 2048 });
export const billerKey: KeyObject = pair.privateKey;
export const billerPem = pair.publicKey.export({ type: "spki", format: "pem" }).toString();
export const secret = "biller and bank know this";

interface Bill {
  amount: number;
  expires: number;
  paidBy?: string;
}

interface Arrival {
  path: string;
  externalId: string;
  timestamp: string;
  body: Record<string, unknown>;
  code: string;
}

export interface Biller {
  url: string;
  bills: Map<string, Bill>;
  /** Money that the bank told of, by its request. */
  told: Map<string, Record<string, unknown>>;
  arrivals: Arrival[];
  tokens: Set<string>;
  /** Treats one message in another way: does it and cuts the connection, never answers, or answers with a status and does nothing. */
  next: ("cut" | "silence" | number | undefined)[];
  close: () => Promise<void>;
}

const hash = (text: string) => createHash("sha256").update(text).digest("hex");

export async function openBiller(bankPem: () => string, prefix = "/snap"): Promise<Biller> {
  const biller: Omit<Biller, "url" | "close"> = {
    bills: new Map(),
    told: new Map(),
    arrivals: [],
    tokens: new Set(),
    next: [],
  };
  const seen = new Set<string>();
  const server = createServer((request, response) => {
    void request
      .toArray()
      .then((parts) => answer(biller, seen, bankPem(), request, Buffer.concat(parts).toString(), response));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return Object.assign(biller, { url: `http://127.0.0.1:${port}${prefix}`, close });
}

type State = Omit<Biller, "url" | "close">;

function answer(
  biller: State,
  seen: Set<string>,
  bankPem: string,
  request: IncomingMessage,
  text: string,
  response: ServerResponse,
) {
  const path = request.url ?? "";
  const header = (name: string) => String(request.headers[name] ?? "");
  const send = (code: string, more: object = {}) => {
    const body = JSON.parse(text);
    const [externalId, timestamp] = [header("x-external-id"), header("x-timestamp")];
    biller.arrivals.push({ path, externalId, timestamp, body, code });
    response.writeHead(Number(code.slice(0, 3)), { "content-type": "application/json" });
    response.end(JSON.stringify({ responseCode: code, responseMessage: `told ${code}`, ...more }));
  };
  if (path.endsWith("/access-token/b2b")) {
    const signed = `${header("x-client-key")}|${header("x-timestamp")}`;
    const good = verify("sha256", Buffer.from(signed), bankPem, Buffer.from(header("x-signature"), "base64"));
    if (!good) return send("4017300");
    const accessToken = `token-${biller.tokens.size}`;
    biller.tokens.add(accessToken);
    return send("2007300", { accessToken, tokenType: "Bearer", expiresIn: "900" });
  }
  const service = { inquiry: "24", payment: "25", status: "26", "notify-payment-intrabank": "34" }[
    path.split("/").at(-1) ?? ""
  ];
  const token = header("authorization").replace("Bearer ", "");
  if (token !== "" && !biller.tokens.has(token)) return send(`401${service}01`);
  const base = [request.method, path, ...(token === "" ? [] : [token]), hash(text), header("x-timestamp")].join(":");
  const signature = header("x-signature");
  const good =
    token === ""
      ? verify("sha256", Buffer.from(base), bankPem, Buffer.from(signature, "hex"))
      : createHmac("sha512", secret).update(base).digest("base64") === signature;
  const off = Math.abs(Date.parse(header("x-timestamp")) - Date.now());
  if (!good || off > 300_000) return send(`401${service}00`);
  const change = biller.next.shift();
  if (typeof change === "number") return send(`${change}${service}00`);
  act(
    biller,
    seen,
    service ?? "",
    JSON.parse(text),
    header("x-external-id"),
    change === undefined ? send : () => void (change === "cut" && request.socket.destroy()),
  );
}

type Body = Record<string, string> & { paidAmount: { value: string } };

function act(
  { bills, told }: State,
  seen: Set<string>,
  service: string,
  body: Body,
  externalId: string,
  send: (code: string, more?: object) => void,
) {
  const { customerNo = "", paymentRequestId = "", partnerServiceId = "", trxDateTime = "" } = body;
  const va = partnerServiceId.trim() + customerNo;
  const bill = bills.get(va);
  const known = seen.has(`${service} ${externalId}`);
  seen.add(`${service} ${externalId}`);
  const flagged = (flag: string) => ({ virtualAccountData: { paymentFlagStatus: flag, inquiryStatus: flag } });
  if (service === "34") {
    told.set(paymentRequestId, body);
    return send("2003400");
  }
  if (!bill) return send(service === "26" ? "4042601" : `404${service}12`, flagged("01"));
  if (service === "26") return bill.paidBy === paymentRequestId ? send("2002600", flagged("00")) : send("4042601");
  if (service === "24") {
    const details = { billDetails: [{ billDescription: { english: "Hall <B>", indonesia: "Aula <B>" } }] };
    const shown = {
      virtualAccountName: "Siti & Budi",
      totalAmount: { value: `${bill.amount}.00`, currency: "IDR" },
      ...details,
    };
    const code = bill.paidBy ? "4042414" : bill.expires < Date.now() ? "4042419" : "2002400";
    return send(code, { virtualAccountData: { inquiryStatus: code === "2002400" ? "00" : "01", ...shown } });
  }
  if (bill.paidBy === paymentRequestId) return known ? send("4042518", flagged("00")) : send("2002500", flagged("00"));
  if (known) return send("4092500", flagged("01"));
  if (bill.paidBy) return send("4042514", flagged("01"));
  if (Date.parse(trxDateTime) > bill.expires) return send("4042519", flagged("01"));
  if (Number(body.paidAmount.value) !== bill.amount) return send("4042513", flagged("01"));
  bill.paidBy = paymentRequestId;
  send("2002500", flagged("00"));
}
