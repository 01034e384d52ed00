import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";

const flags = { present: 0x01, verified: 0x04, attested: 0x40 } as const;
const sha256 = (data: string | Buffer): Buffer => createHash("sha256").update(data).digest();
const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString("base64url");

interface Place {
  /** Where the browser says that it is. */
  readonly origin: string;
  readonly rpId: string;
}

/** The place of `PUBLIC_URL` when a test sets none. */
export const here: Place = { origin: "http://localhost:3000", rpId: "localhost" };

const clientData = (type: string, challenge: string, { origin }: Place): Buffer =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

function authenticatorData({ rpId }: Place, bits: number, count: number): Buffer {
  const counter = Buffer.alloc(4);
  counter.writeUInt32BE(count);
  return Buffer.concat([sha256(rpId), Buffer.from([bits]), counter]);
}

/** The public key as COSE writes it: EC2, ES256, P-256. */
function publicPart(publicKey: KeyObject): Uint8Array {
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const coordinate = (part: string) => new Uint8Array(Buffer.from(part, "base64url"));
  const numbers: [number, number | Uint8Array][] = [
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, coordinate(x)],
    [-3, coordinate(y)],
  ];
  return isoCBOR.encode(new Map(numbers));
}

/** What attests a new key: nobody does. */
function attestationOf(authData: Buffer): string {
  const parts: [string, string | Uint8Array | Map<string, string>][] = [
    ["fmt", "none"],
    ["attStmt", new Map()],
    ["authData", new Uint8Array(authData)],
  ];
  return text(isoCBOR.encode(new Map(parts)));
}

/** A security key in software, with the key of one account. `counter` goes up with every signature. */
export function createAuthenticator() {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const id = randomBytes(32);
  const named = { id: text(id), rawId: text(id), type: "public-key" };
  const state = { counter: 0, handle: "" };
  const dataOf = (place: Place, bits: number) => {
    state.counter += 1;
    return authenticatorData(place, bits, state.counter);
  };
  return {
    state,
    /** What a browser answers to `navigator.credentials.create`. */
    make({ challenge, user }: { challenge: string; user: { id: string } }, place = here) {
      state.handle = user.id;
      const bits = flags.present | flags.verified | flags.attested;
      const length = Buffer.from([0, id.length]);
      const data = Buffer.concat([dataOf(place, bits), Buffer.alloc(16), length, id, publicPart(publicKey)]);
      const clientDataJSON = text(clientData("webauthn.create", challenge, place));
      return {
        ...named,
        response: { clientDataJSON, attestationObject: attestationOf(data), transports: ["internal"] },
      };
    },
    /** What a browser answers to `navigator.credentials.get`; unverified: nobody showed a finger, a face or a PIN. */
    use({ challenge }: { challenge: string }, place = here, isVerified = true) {
      const client = clientData("webauthn.get", challenge, place);
      const data = dataOf(place, flags.present | (isVerified ? flags.verified : 0));
      const signature = text(sign("sha256", Buffer.concat([data, sha256(client)]), privateKey));
      const owner = state.handle ? { userHandle: state.handle } : {};
      const proof = { authenticatorData: text(data), signature, ...owner };
      return { ...named, response: { clientDataJSON: text(client), ...proof } };
    },
  };
}

export type Authenticator = ReturnType<typeof createAuthenticator>;
